extension NetworkStats {
    /// The style rules; the figures are upstream's, in points, and the corners those of every popover.
    static let styleSheet = """
        .networkStats{
          position:relative;width:100%;height:100%;box-sizing:border-box;overflow:clip;
          border-radius:10px;background:var(--networkStats-backgroundColor);box-shadow:var(--networkStats-shadow);
        }
        .networkStats [hidden]{display:none}
        .networkStats .title{
          position:absolute;top:0;left:8px;right:8px;height:36px;
          overflow:hidden;text-overflow:ellipsis;white-space:nowrap;text-align:center;
          font:var(--networkStats-title-font);line-height:36px;
        }
        .networkStats .good{color:var(--networkStats-title-goodColor)}
        .networkStats .bad{color:var(--networkStats-title-badColor)}
        .networkStats .down{color:var(--networkStats-title-downColor)}
        .networkStats .line{
          position:absolute;top:36px;left:0;right:0;height:1px;background:var(--networkStats-sepLine-backgroundColor);
        }
        .networkStats .rows{margin:0}
        .networkStats dt,.networkStats dd{
          position:absolute;height:18px;margin:0;display:flex;align-items:center;white-space:nowrap;
          font-variant-numeric:tabular-nums;
        }
        .networkStats dt{left:10px}
        .networkStats dd{left:63px}
        .networkStats .latencyTitle,.networkStats .latency{top:46px}
        .networkStats .packetLossRateTitle,.networkStats .tx{top:74px}
        .networkStats .rx{top:102px}
        .networkStats .loss{gap:7px}
        .networkStats .loss .icon{flex:none;width:18px;height:18px;font-size:18px}
        .networkStats .latencyTitle{
          color:var(--networkStats-latencyTitle-textColor);font:var(--networkStats-latencyTitle-font);
        }
        .networkStats .latency{
          color:var(--networkStats-latencyValue-textColor);font:var(--networkStats-latencyValue-font);
        }
        .networkStats .packetLossRateTitle{
          color:var(--networkStats-packetLossRateTitle-textColor);font:var(--networkStats-packetLossRateTitle-font);
        }
        .networkStats .loss{
          color:var(--networkStats-packetLossRateValue-textColor);font:var(--networkStats-packetLossRateValue-font);
        }
        """
}
