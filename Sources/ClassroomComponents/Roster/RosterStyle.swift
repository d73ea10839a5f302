extension Roster {
    /// The style rules; the figures are upstream's, in points.
    ///
    /// The line around the popup is drawn over its edge, as on iOS, so that it takes nothing from the rows' 253 points.
    /// Containment keeps a moved row from costing the page a layout: with 10,000 rows it takes a third of the time.
    static let styleSheet = popupRules + listRules + dialogRules

    private static let popupRules = """
        .roster{
          position:relative;display:flex;flex-direction:column;width:100%;height:100%;box-sizing:border-box;
          overflow:clip;border-radius:var(--roster-cornerRadius);
          background:var(--roster-backgroundColor);box-shadow:var(--roster-shadow);
          color:var(--roster-label-mainTitleColor);font:var(--roster-label-font);
        }
        .roster::after{
          content:"";position:absolute;inset:0;z-index:1;pointer-events:none;border-radius:inherit;
          border:var(--roster-borderWidth) solid var(--roster-borderColor);
        }
        .roster>.title,.roster>.teacher,.roster .head{
          flex:none;display:flex;align-items:center;height:30px;box-sizing:border-box;white-space:nowrap;
        }
        .roster>.title,.roster>.teacher,.roster .head{padding-inline-start:16px}
        .roster>.teacher{gap:6px;padding-inline-end:10px;background:var(--roster-titleBackgroundColor)}
        .roster.lines>.teacher{
          box-shadow:inset 0 1px var(--roster-sepLine-backgroundColor),inset 0 -1px var(--roster-sepLine-backgroundColor);
        }
        .roster.without-labels>.title,.roster.without-labels .head,.roster.without-labels .word{color:transparent}
        .roster.without-names .n{visibility:hidden}
        .roster .head,.roster .word,.roster .hint{color:var(--roster-label-subTitleColor)}
        .roster .name{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;text-align:left}
        .roster .switch{
          appearance:none;flex:none;position:relative;width:30px;height:18px;margin:0;padding:0;border:0;
          border-radius:9px;background:var(--roster-label-subTitleColor);cursor:pointer;
        }
        .roster .switch::before{
          content:"";position:absolute;top:2px;left:2px;width:14px;height:14px;border-radius:50%;
          background:var(--roster-titleBackgroundColor);
        }
        .roster .switch[aria-checked=true]{background:var(--roster-carousel-tintColor)}
        .roster .switch[aria-checked=true]::before{transform:translateX(12px)}
        .roster .switch:focus-visible,.roster .list:focus-visible{outline:2px solid var(--roster-carousel-tintColor)}
        .roster .switch:focus-visible{outline-offset:2px}
        .roster .list:focus-visible{outline-offset:-2px}
        .roster .empty{
          position:absolute;inset:60px 0 0;display:flex;flex-direction:column;align-items:center;
          justify-content:center;gap:4px;padding:0 16px;text-align:center;background:var(--roster-cellBackgroundColor);
        }
        .roster>.title+.empty{inset:30px 0 0}
        .roster .empty p{margin:0}
        .roster .list:empty,.roster .table:has(.r)+.empty{display:none}

        """

    private static let listRules = """
        .roster .list{
          flex:1;min-height:0;margin:0;padding:0;overflow-x:hidden;overflow-y:auto;overscroll-behavior:contain;
          list-style:none;contain:strict;scrollbar-width:thin;
          scrollbar-color:color-mix(in srgb,var(--roster-label-subTitleColor) 40%,transparent) transparent;
          --cover:var(--roster-cellBackgroundColor);
          --shade:color-mix(in srgb,var(--roster-label-mainTitleColor) 22%,transparent);
          background:linear-gradient(var(--cover) 30%,transparent) top/100% 24px no-repeat local,
          linear-gradient(transparent,var(--cover) 70%) bottom/100% 24px no-repeat local,
          linear-gradient(var(--shade),transparent) top/100% 8px no-repeat scroll,
          linear-gradient(transparent,var(--shade)) bottom/100% 8px no-repeat scroll,var(--cover);
        }
        .roster .table{flex:1;min-height:0;display:flex;flex-direction:column}
        .roster .w{flex:1 1 0;min-width:0;display:flex}
        .roster .r{display:flex;align-items:stretch;height:40px;padding-inline-start:16px}
        .roster .part{margin:0;padding:0;list-style:none;content-visibility:auto;contain-intrinsic-size:auto 1000px}
        .roster .part:empty{display:none}
        .roster.lines .r{box-shadow:inset 0 -1px var(--roster-sepLine-backgroundColor)}
        .roster .n{
          flex:none;width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;text-align:left;
        }
        .roster .r .n{line-height:40px;color:var(--roster-studentName-color)}
        .roster .h{flex:1 1 0;min-width:0;overflow:hidden;text-overflow:ellipsis;text-align:center}
        .roster .c{
          appearance:none;flex:1 1 0;min-width:0;position:relative;display:flex;align-items:center;
          justify-content:center;gap:4px;margin:0;padding:0;border:0;background:none;color:inherit;font:inherit;
        }
        .roster .c .icon{flex:none;width:20px;height:20px;font-size:20px}
        .roster .x{
          color:var(--roster-reward-textColor);font:var(--roster-reward-font);font-variant-numeric:tabular-nums;
        }
        .roster button.c{cursor:pointer}
        .roster button.c::before{
          content:"";position:absolute;inset:5px 12px;border-radius:var(--roster-cornerRadius);
        }
        .roster button.c:hover::before{background:color-mix(in srgb,var(--roster-carousel-tintColor) 10%,transparent)}
        .roster button.c:active::before{background:color-mix(in srgb,var(--roster-carousel-tintColor) 18%,transparent)}
        .roster button.c:focus-visible{outline:none}
        .roster button.c:focus-visible::before{outline:2px solid var(--roster-carousel-tintColor)}
        @media (prefers-reduced-motion:no-preference){
          .roster .switch,.roster .switch::before,.roster button.c::before{
            transition:background-color 120ms,transform 120ms;
          }
        }

        """

    private static let dialogRules = """
        .roster .kick{
          width:300px;box-sizing:border-box;padding:0;border:0;overflow:clip;
          border-radius:var(--alert-cornerRadius);background:var(--alert-backgroundColor);
          box-shadow:var(--alert-shadow);
        }
        .roster .kick::backdrop{background:rgb(0 0 0/.38)}
        .roster .kick h2{
          margin:0;padding:20px var(--alert-sideSpacing) 12px;text-align:center;
          color:var(--alert-title-color);font:var(--alert-title-font);
        }
        .roster .kick label{
          position:relative;display:flex;align-items:center;gap:10px;cursor:pointer;
          margin:0 max(0px,var(--alert-sideSpacing) - 12px);padding:8px 12px;border-radius:6px;
          color:var(--alert-message-normalColor);font:var(--alert-message-font);
        }
        .roster .kick label:has(:checked){color:var(--alert-message-selectedColor)}
        .roster .kick label:has(:focus-visible){
          outline:2px solid var(--alert-button-normalTitleColor);outline-offset:-2px;
        }
        .roster .kick input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
        .roster .kick label .icon{flex:none;width:16px;height:16px;font-size:16px}
        .roster .kick label:has(:checked) .icon-alert-message-uncheckedImage,
        .roster .kick label:not(:has(:checked)) .icon-alert-message-checkedImage{display:none}
        .roster .answers{
          display:var(--alert-button-enable,var(--alert-button-visible,flex));margin-top:16px;
        }
        .roster .answers.has-lines{border-top:1px solid var(--alert-sepLine-backgroundColor)}
        .roster .answers button{
          appearance:none;flex:1 1 0;height:44px;margin:0;padding:0;border:0;background:none;cursor:pointer;
          color:var(--alert-button-normalTitleColor);font:var(--alert-button-font);
        }
        .roster .kick .whom{
          margin:0;padding:0 var(--alert-sideSpacing) 8px;overflow:hidden;text-align:center;text-overflow:ellipsis;
          white-space:nowrap;color:var(--alert-message-selectedColor);font:var(--alert-message-font);font-weight:600;
        }
        .roster .answers .warns{color:var(--alert-button-warningTitleColor)}
        .roster .answers.has-lines button+button{border-inline-start:1px solid var(--alert-sepLine-backgroundColor)}
        .roster .answers button:hover{background:color-mix(in srgb,currentcolor 8%,transparent)}
        .roster .answers button:focus-visible{
          outline:2px solid currentcolor;outline-offset:-4px;border-radius:var(--alert-cornerRadius);
        }
        """
}
