"""The loads of those who behave: events, and views that listen."""

import asyncio
import itertools
import random
from collections.abc import Callable, Coroutine

from soak_http import Listener, Visitor

STAGE = {"scene": "small-class", "user": "lin", "open": "toolBar.roster"}
"""The view in which things happen."""

HALL = {"scene": "lecture-hall", "user": "zhou", "open": "toolBar.roster"}
"""The same with three hundred students."""

_STUDENTS = "chen amelia zhang noah priya sofia".split()
_SENDERS = 4
_WAVE = 50


class Events:
    """Commands that change facts, as clicks and the panel send them."""

    def __init__(self, visitors: list[Visitor], seed: int) -> None:
        self.sent = 0
        self.refused = 0
        self._visitors = visitors
        self._random = random.Random(seed)

    async def run(self, count: int, seconds: float) -> None:
        """Makes that many events more; what is refused does not count."""
        last = self.sent + count
        while (left := last - self.sent) > 0:
            idle = list(self._visitors)

            async def send(_: int) -> None:
                visitor = idle.pop()
                path, message = self._message()
                if await visitor.post(path, message) == 200:
                    self.sent += 1
                else:
                    self.refused += 1
                idle.append(visitor)

            await paced(left, seconds * left / count, send, len(self._visitors))

    async def last(self) -> None:
        """One event more."""
        await self._visitors[0].post("/command", click(STAGE, "reward", "noah"))
        self.sent += 1

    def hang_up(self) -> None:
        """Closes the connections that are kept between events."""
        for visitor in self._visitors:
            visitor.close()

    def _message(self) -> tuple[str, dict]:
        chance = self._random.random()
        if chance < 0.1:
            quality = self._random.choice(("good", "bad", "down"))
            return "/simulate", {"view": STAGE, "command": {"setNetworkQuality": {"quality": quality}}}
        if chance < 0.15:
            return "/command", click(HALL, "reward", f"student-{self._random.randint(1, 300):03}")
        action = self._random.choice(("reward", "auth", "camera", "mic"))
        student = self._random.choice(_STUDENTS if action in ("reward", "auth") else ["noah", "chen", "amelia"])
        return "/command", click(STAGE, action, student)


def click(view: dict[str, str], action: str, student: str) -> dict:
    return {"view": view, "component": "roster", "action": action, "argument": student}


class Views:
    """Different views that are opened in waves, listen for a while, and are closed."""

    def __init__(self, visitor: Visitor, scenes: list[str], seed: int) -> None:
        self.opened = 0
        self._visitor = visitor
        sizes = [f"{width}x{height}:pad" for width in range(800, 1400, 60) for height in (600, 740, 880)]
        self._views = [
            {"scene": scene, "theme": theme, "mode": mode, "locale": locale, "device": device}
            for scene, theme, mode, locale, device in itertools.product(
                scenes, ("agora", "agora-classic"), ("light", "dark"), ("en", "zh-Hans"), ("phone", *sizes)
            )
        ]
        random.Random(seed).shuffle(self._views)

    async def run(self, count: int, seconds: float) -> None:
        """Opens that many views more."""
        waves = -(-count // _WAVE)
        last = self.opened + count

        async def wave(_: int) -> None:
            chosen = self._views[self.opened : min(last, self.opened + _WAVE)]
            self.opened += len(chosen)
            await self.listen(chosen, for_seconds=3)

        await paced(waves, seconds, wave, 1)

    def some(self, count: int) -> list[dict[str, str]]:
        """Views that no wave opens."""
        return self._views[-count:]

    async def listen(self, views: list[dict[str, str]], for_seconds: float) -> None:
        """Opens views, each with its page and its stream, and closes them together."""
        free = asyncio.Semaphore(_SENDERS)
        visitor = self._visitor

        async def open_page(view: dict[str, str]) -> Listener:
            async with free:
                own = Visitor(visitor.host, visitor.port, visitor.token)
                await own.page(view)
                own.close()
                return await Listener(own, view).start()

        listeners = await asyncio.gather(*map(open_page, views))
        await asyncio.sleep(for_seconds)
        await asyncio.gather(*[listener.stop() for listener in listeners])


async def paced(count: int, seconds: float, action: Callable[[int], Coroutine], at_once: int) -> None:
    """Does something a number of times, spread evenly over a time, and not more than so many at once."""
    free = asyncio.Semaphore(at_once)
    start = asyncio.get_running_loop().time()

    async def run(number: int) -> None:
        try:
            await action(number)
        finally:
            free.release()

    async with asyncio.TaskGroup() as group:
        for number in range(count):
            await asyncio.sleep(max(0, start + number * seconds / count - asyncio.get_running_loop().time()))
            await free.acquire()
            group.create_task(run(number))
