// The offline reference: shows one page at a time, finds names, and changes between light and dark.

const root = document.documentElement;
const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const nav = /** @type {HTMLElement} */ (document.querySelector(".r-nav"));
const field = /** @type {HTMLInputElement} */ (document.getElementById("search"));
const menu = /** @type {HTMLElement} */ (document.querySelector(".r-menu"));
const scheme = /** @type {HTMLElement} */ (document.querySelector(".r-scheme"));

// MARK: Light and dark

/** @param {boolean} isDark */
function showScheme(isDark) {
    root.dataset.scheme = isDark ? "dark" : "light";
    scheme.setAttribute("aria-pressed", String(isDark));
}

/** What was chosen the last time; a browser may refuse to remember anything of a file. */
function chosenScheme() {
    try {
        return localStorage.getItem("reference-scheme");
    } catch {
        return null;
    }
}

scheme.addEventListener("click", () => {
    const isDark = root.dataset.scheme !== "dark";
    showScheme(isDark);
    try {
        localStorage.setItem("reference-scheme", isDark ? "dark" : "light");
    } catch {
        // It is then chosen anew each time.
    }
});
const system = matchMedia("(prefers-color-scheme: dark)");
showScheme((chosenScheme() ?? (system.matches ? "dark" : "light")) === "dark");
system.addEventListener("change", () => {
    if (!chosenScheme()) showScheme(system.matches);
});

// MARK: Pages

const topics = [...main.querySelectorAll(".r-topic")];

/** Shows what the address names: a topic's list, one of its pages, or a row of one. */
function showPage() {
    const name = decodeURIComponent(location.hash.slice(1));
    const target = (name && document.getElementById(name)) || document.getElementById("home");
    const topic = target?.closest(".r-topic") ?? topics[0];
    const page = target?.closest(".r-page") ?? null;
    for (const other of topics) {
        other.toggleAttribute("hidden", other !== topic);
        other.toggleAttribute("data-single", other === topic && page !== null && !topic.hasAttribute("data-whole"));
    }
    for (const other of topic.querySelectorAll(".r-page")) other.toggleAttribute("data-shown", other === page);
    for (const part of nav.querySelectorAll("details")) part.open = part.dataset.topic === topic.id;
    for (const link of nav.querySelectorAll("a")) {
        const isHere = link.hash.slice(1) === (page?.id ?? topic.id);
        if (isHere) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
        if (isHere) link.scrollIntoView({ block: "nearest" });
    }
    closeMenu();
    closeResults();
    const heading = (page ?? topic).querySelector("h1, h2")?.textContent ?? "";
    document.title = `${heading} · ${document.querySelector(".r-name")?.textContent ?? ""}`;
    if (target && target !== topic && target !== page) {
        for (let outer = target.closest("details"); outer; outer = outer.parentElement?.closest("details") ?? null) {
            outer.open = true;
        }
        target.scrollIntoView({ block: "center" });
    } else if (page && topic.hasAttribute("data-whole")) {
        page.scrollIntoView();
    } else {
        scrollTo(0, 0);
    }
}
addEventListener("hashchange", showPage);

// MARK: Contents on a narrow screen

function closeMenu() {
    root.removeAttribute("data-menu");
    menu.setAttribute("aria-expanded", "false");
}
menu.addEventListener("click", () => {
    const isOpen = root.toggleAttribute("data-menu");
    menu.setAttribute("aria-expanded", String(isOpen));
});

// MARK: Search

/** @typedef {{ name: string, text: string, place: string, hash: string }} Entry */

/** @type {Entry[]} */
const entries = [];
for (const page of main.querySelectorAll(".r-page")) {
    const place = page.closest(".r-topic")?.querySelector("h1")?.textContent ?? "";
    const title = page.querySelector("h1, h2")?.textContent ?? "";
    const text = page.querySelector(".r-lead")?.textContent ?? "";
    entries.push({ name: title, text, place, hash: page.id });
    for (const row of page.querySelectorAll("tr[id]")) {
        const name = row.id.slice("key-".length);
        entries.push({ name, text: row.lastElementChild?.textContent ?? "", place: title, hash: row.id });
    }
}

const results = document.createElement("div");
results.className = "r-results";
results.hidden = true;
results.setAttribute("role", "status");
field.closest(".r-search")?.after(results);

/**
 * How well an entry answers what was typed; nothing where it does not.
 *
 * @param {Entry} entry
 * @param {string[]} words
 */
function rank(entry, words) {
    const name = entry.name.toLowerCase();
    const text = `${name} ${entry.text.toLowerCase()} ${entry.place.toLowerCase()}`;
    if (!words.every((word) => text.includes(word))) return null;
    if (name === words.join(" ")) return 0;
    if (name.startsWith(words[0])) return 1;
    return words.every((word) => name.includes(word)) ? 2 : 3;
}

function closeResults() {
    results.hidden = true;
    field.value = "";
}

function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    results.hidden = words.length === 0;
    if (!words.length) return;
    const found = entries.map((entry) => ({ entry, rank: rank(entry, words) })).filter((item) => item.rank !== null);
    found.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.entry.name.length - other.entry.name.length);
    const list = found.slice(0, 30).map(({ entry }) => {
        const link = document.createElement("a");
        link.href = `#${encodeURIComponent(entry.hash)}`;
        const name = document.createElement("b");
        name.textContent = entry.name;
        const place = document.createElement("small");
        place.textContent = entry.place;
        const text = document.createElement("span");
        text.textContent = entry.text;
        link.append(name, place, text);
        // The address may be the one that is shown already.
        link.addEventListener("click", () => setTimeout(showPage));
        return link;
    });
    const count = document.createElement("p");
    count.textContent = found.length ? `${found.length} found` : "Nothing is called like this.";
    results.replaceChildren(count, ...list);
}
field.addEventListener("input", search);

document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== field) {
        event.preventDefault();
        field.focus();
    } else if (event.key === "Escape") {
        closeResults();
        closeMenu();
    } else if (event.key === "Enter" && document.activeElement === field) {
        results.querySelector("a")?.click();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !results.hidden) {
        const links = [...results.querySelectorAll("a")];
        const at = links.findIndex((link) => link === document.activeElement);
        const next = links[at + (event.key === "ArrowDown" ? 1 : -1)] ?? field;
        event.preventDefault();
        next.focus();
    }
});
document.addEventListener("click", (event) => {
    const place = /** @type {Element} */ (event.target);
    if (!results.hidden && !place.closest(".r-results, .r-search")) closeResults();
});

root.dataset.ready = "";
showPage();
