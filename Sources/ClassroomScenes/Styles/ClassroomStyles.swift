/// Style rules of the classroom beside those of its components and widgets.
enum ClassroomStyles {}

extension ClassroomStyles {
    /// The badge of a widget that has a problem: a mark on the widget's corner, whose words appear on pointing or focus.
    ///
    /// It takes its colours from the theme's alerts and toasts; the literal ones are for a theme without them.
    static let widgetFailures = """
        .widget > .widget-failure { position: absolute; z-index: 1; inset-inline-start: -7px; top: -7px; width: 18px;
          height: 18px; margin: 0; border-radius: 50%; background: var(--toast-errorBackgroundColor, #d92d20);
          box-shadow: 0 0 0 2px var(--alert-backgroundColor, #fff), 0 2px 6px rgb(0 0 0 / 24%); pointer-events: auto; }
        .widget-failure::before { content: "!"; display: grid; place-items: center; height: 100%;
          color: var(--toast-label-color, #fff); font: 700 12px/1 system-ui, sans-serif; }
        .widget-failure:focus-visible { outline: 2px solid var(--alert-title-color, CanvasText); outline-offset: 3px; }
        .widget-failure > span { position: absolute; inset-inline-start: 0; top: 24px; width: max-content;
          max-width: 240px; padding: 6px 10px; border-radius: 8px; background: var(--alert-backgroundColor, #fff);
          color: var(--alert-title-color, #191919); font: 12px/16px system-ui, sans-serif; text-align: start;
          overflow-wrap: anywhere; box-shadow: 0 0 0 1px var(--alert-sepLine-backgroundColor, #ddd),
          0 6px 18px rgb(0 0 0 / 18%); opacity: 0; visibility: hidden; pointer-events: none;
          transition: opacity 0.12s; }
        .widget-failure:is(:hover, :focus) > span { opacity: 1; visibility: visible; }

        """
}
