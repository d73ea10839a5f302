package import SceneModel

/// Where a popup opens beside its button.
package enum PopupPlacement {
    /// The popup's rectangle, in the coordinates of `source` and `content`.
    ///
    /// Its right edge is 8 points left of the button and its top in line with the button's. When its bottom would pass the
    /// line 10 points above the content's bottom, it moves up, and then stands 15 points (phone) or 20 points (pad) above
    /// the bottom. What is larger than the content starts at the content's top left corner.
    package static func place(
        _ size: LayoutSize, beside source: LayoutRect, in content: LayoutRect, on deviceClass: DeviceClass
    ) -> LayoutRect {
        let x = source.x - 8 - size.width
        var y = source.y
        if y + size.height > content.bottom - 10 {
            let margin: Double = deviceClass == .phone ? 15 : 20
            y = content.bottom - margin - size.height
        }
        return LayoutRect(x: max(content.x, x), y: max(content.y, y), width: size.width, height: size.height)
    }
}

/// Where a popover opens below its source; network statistics are the only one.
package enum PopoverPlacement {
    /// The popover's rectangle: centred on the source, 3 points below it, moved to stay inside the content.
    package static func place(_ size: LayoutSize, below source: LayoutRect, in content: LayoutRect) -> LayoutRect {
        let x = min(source.centerX - size.width / 2, content.right - size.width)
        let y = min(source.bottom + 3, content.bottom - size.height)
        return LayoutRect(x: max(content.x, x), y: max(content.y, y), width: size.width, height: size.height)
    }
}
