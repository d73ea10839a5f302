extension StateBar {
    /// The style rules; the figures are upstream's, in points.
    static let styleSheet = """
        .stateBar{
          position:relative;display:flex;align-items:center;
          width:100%;height:100%;box-sizing:border-box;container-type:size;
          background:var(--stateBar-backgroundColor);
        }
        .stateBar::after{
          content:"";position:absolute;inset:0;pointer-events:none;
          border:var(--stateBar-borderWidth) solid var(--stateBar-borderColor);
        }
        .stateBar [hidden]{display:none}
        .stateBar .network{
          appearance:none;flex:none;display:flex;align-items:center;gap:3px;
          width:130px;height:100%;margin:0;padding:0 0 0 10px;box-sizing:border-box;
          border:0;background:none;color:inherit;text-align:start;
        }
        .stateBar button.network{cursor:pointer}
        .stateBar .network .icon{flex:none;width:100cqh;height:100cqh;font-size:100cqh}
        .stateBar button.network:hover,.stateBar .network[aria-expanded=true]{
          background:color-mix(in srgb,var(--stateBar-roomName-textColor) 6%,transparent);
        }
        .stateBar .network:focus-visible{outline:2px solid currentColor;outline-offset:-2px}
        .stateBar .level{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font:var(--stateBar-networkState-textFont)}
        .stateBar .good{color:var(--stateBar-networkState-goodColor)}
        .stateBar .bad{color:var(--stateBar-networkState-badColor)}
        .stateBar .down{color:var(--stateBar-networkState-downColor)}
        .stateBar .end{
          flex:0 1 auto;display:flex;align-items:center;
          min-width:0;height:100%;margin-inline-start:auto;padding-inline-end:12px;white-space:nowrap;
        }
        .stateBar.phone .end{padding-inline-end:6px}
        .stateBar .recording{
          flex:none;display:flex;align-items:center;gap:10px;margin-inline-end:10px;
          background:var(--record-backgroundColor);color:var(--record-recordingState-textColor);font:var(--record-recordingState-textFont);
        }
        .stateBar .recording::before{
          content:"";width:6px;height:6px;
          border-radius:min(3px,var(--record-recordingState-cornerRadius));
          background:var(--record-recordingState-backgroundColor);
        }
        .stateBar .recording.has-image::before{content:none}
        .stateBar .recording .icon{width:12px;height:12px;margin-inline-end:-6px}
        .stateBar .room{
          min-width:0;overflow:hidden;text-overflow:ellipsis;
          color:var(--stateBar-roomName-textColor);font:var(--stateBar-roomName-textFont);
        }
        .stateBar .line{flex:none;width:1px;height:6px;margin:0 8px;background:var(--stateBar-sepLine-backgroundColor)}
        .stateBar .time{
          flex:none;min-width:60px;font-variant-numeric:tabular-nums;
          color:var(--stateBar-scheduleTime-textColor);font:var(--stateBar-scheduleTime-textFont);
        }
        .stateBar .room+.time{margin-inline-start:8px}
        .stateBar .after{color:var(--stateBar-scheduleTime-afterColor)}
        @media (forced-colors:active){.stateBar .recording::before{background:CanvasText}}
        @media (prefers-reduced-motion:no-preference){
          .stateBar .network{transition:background-color 120ms}
        }
        """
}
