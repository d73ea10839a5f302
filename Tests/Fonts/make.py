"""Makes the fonts of the tests, whose glyphs are boxes of known widths: `python make.py`, with fontTools and brotli."""

from pathlib import Path

from fontTools import ttLib, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

HERE = Path(__file__).parent
CHARACTERS = [chr(code) for code in range(0x20, 0x7F)]
WIDTHS = {" ": 300, "i": 250, "W": 900}


def box(pen, width):
    pen.moveTo((50, 0))
    for point in [(50, 700), (width - 50, 700), (width - 50, 0)]:
        pen.lineTo(point)
    pen.closePath()


def build(family, style, weight, wider=0, outlines="glyf"):
    names = [".notdef"] + [f"uni{ord(character):04X}" for character in CHARACTERS]
    widths = [500] + [WIDTHS.get(character, 500) + wider for character in CHARACTERS]
    font = FontBuilder(1000, isTTF=outlines == "glyf")
    font.setupGlyphOrder(names)
    font.setupCharacterMap({ord(character): name for character, name in zip(CHARACTERS, names[1:])})
    shapes = {}
    for name, width in zip(names, widths):
        pen = TTGlyphPen(None) if outlines == "glyf" else T2CharStringPen(width, None)
        if name != "uni0020":
            box(pen, width)
        shapes[name] = pen.glyph() if outlines == "glyf" else pen.getCharString()
    if outlines == "glyf":
        font.setupGlyf(shapes)
    else:
        font.setupCFF(f"{family}-{style}", {}, shapes, {})
    font.setupHorizontalMetrics({name: (width, 50) for name, width in zip(names, widths)})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": family, "styleName": style})
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, usWeightClass=weight)
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    return font.font


def save(font, name, flavor=None):
    font.flavor = flavor
    font.save(HERE / name)


save(build("Brand", "Regular", 400), "Brand-Regular.ttf")
save(build("Brand", "Bold", 700, wider=100), "Brand-Bold.woff2", "woff2")
save(build("Brand Serif", "Regular", 400, wider=200, outlines="CFF"), "BrandSerif.otf")

space = DesignSpaceDocument()
space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=300, default=300, maximum=900))
for weight, wider in [(300, 0), (900, 300)]:
    space.addSource(
        SourceDescriptor(font=build("Brand Flex", "Light", 300, wider), name=str(weight), location={"Weight": weight}))
variable, _, _ = varLib.build(space)
variable.recalcTimestamp = False
save(variable, "BrandFlex.ttf")
