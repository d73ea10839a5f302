// 'diorama export android' writes this file.

package theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color

@Immutable
data class SunColors(
    val dayColor: Color,
    val glow: Color,
    val title: Color,
)

val SunLightColors = SunColors(
    dayColor = Color(0xFFFF8800), // Themes/sun.yaml:4
    glow = Color(0x4DFF8800), // Themes/sun.yaml:5
    title = Color(0xFFFF8800), // Themes/sun.yaml:6
)

val SunDarkColors = SunColors(
    dayColor = Color(0x80331100), // Themes/sun.yaml:4
    glow = Color(0x4D331100), // Themes/sun.yaml:5
    title = Color(0x80331100), // Themes/sun.yaml:6
)
