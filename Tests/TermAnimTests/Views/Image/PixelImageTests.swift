import Foundation
import Testing

@testable import TermAnim

@MainActor
struct PixelImageTests {
  private let red: UInt32 = 0xFF00_00FF
  private let blue: UInt32 = 0xFFFF_0000

  /// Three pixels wide and two high, each another number.
  private var numbered: CGImage {
    CGImage(Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))
  }

  private func bitmap<Content: View>(_ view: Content) -> Bitmap? {
    ImageRenderer(content: view).cgImage?.bitmap
  }

  @Test func `a picture of pixels shows them as they are`() {
    let image = CGImage(Bitmap(width: 2, height: 1, pixels: [red, blue]))
    #expect(bitmap(Image(decorative: image, scale: 1)) == image.bitmap)
    #expect(bitmap(Image(uiImage: UIImage(cgImage: image))) == image.bitmap)
  }

  @Test func `a picture is as large as its pixels and their scale say`() {
    #expect(UIImage(cgImage: numbered).size == CGSize(width: 3, height: 2))
    let fine = UIImage(cgImage: numbered, scale: 0.5, orientation: .up)
    #expect(fine.size == CGSize(width: 6, height: 4))
    #expect(bitmap(Image(uiImage: fine))?.width == 6)
    #expect(UIImage(cgImage: numbered, scale: .nan, orientation: .up).scale == 1)
  }

  @Test func `the picture of nothing has no size and no pixels`() {
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
    #expect(bitmap(Image(uiImage: UIImage())) == nil)
    #expect(UIImage(named: "a")?.size == CGSize(width: 100, height: 100))
  }

  @Test func `a resizable picture fills its frame`() {
    let image = CGImage(Bitmap(width: 2, height: 1, pixels: [red, blue]))
    let wide = bitmap(Image(decorative: image, scale: 1).resizable().frame(width: 8, height: 2))
    #expect(wide?.width == 8 && wide?.pixels[0] == red && wide?.pixels[15] == blue)
  }

  @Test func `what is behind a picture or a pattern is seen through its pixels`() {
    let colors: [UInt32] = [red, 0, 0x8080_0000]
    let row: [UInt32] = colors.flatMap { Array(repeating: $0, count: 12) }
    let pixels = Array(repeating: row, count: 8).flatMap(\.self)
    let image = CGImage(Bitmap(width: 36, height: 8, pixels: pixels))
    let (picture, green) = (Image(decorative: image, scale: 1), Color(red: 0, green: 1, blue: 0))
    let pattern = Rectangle().fill(ImagePaint(image: picture)).frame(width: 36, height: 8)
    for shown in [
      bitmap(picture.background(green)), bitmap(pattern.background(green)),
      bitmap(picture.clipShape(Capsule()).background(green)),
      bitmap(pattern.clipShape(Capsule()).background(green)),
    ] {
      let middle = shown?.pixels[(4 * 36)..<(5 * 36)] ?? []
      #expect([6, 18, 30].map { middle.dropFirst($0).first } == [red, 0xFF00_FF00, 0xFF80_7F00])
    }
  }

  @Test func `a template has the opacity of the pixels and the colour around`() {
    let image = CGImage(Bitmap(width: 2, height: 1, pixels: [red, 0]))
    let tinted = bitmap(
      Image(decorative: image, scale: 1).renderingMode(.template)
        .foregroundStyle(Color(red: 0, green: 0, blue: 1)))
    #expect(tinted?.pixels == [blue, 0])
  }

  @Test func `what is made of a picture is made once`() {
    let image = CGImage(Bitmap(width: 2, height: 1, pixels: [red, 0]))
    let (green, white) = (Color.green.resolve(in: .init()), Color.white.resolve(in: .init()))
    let tinted = image.tinted(green)
    #expect(image.tinted(white) != tinted)
    #expect(image.tinted(green) === tinted)
    #expect(image.turned(.left) === image.turned(.left))
    #expect(image.turned(.left) != image.turned(.down))
    #expect(image.turned(.up) === image)
  }

  @Test func `of what is made of a picture in ever other colours little is kept`() {
    let image = CGImage(Bitmap(width: 1, height: 1, pixels: [red]))
    weak var first: CGImage?
    for step in 0..<10 {
      let tinted = image.tinted(Color.Resolved(red: Float(step) / 10, green: 0, blue: 0))
      if step == 0 { first = tinted }
      #expect((first != nil) == (step < 4))
    }
  }

  @Test func `a paint of a picture lays it side by side`() {
    let image = CGImage(Bitmap(width: 2, height: 1, pixels: [red, blue]))
    let paint = ImagePaint(image: Image(decorative: image, scale: 1))
    #expect(
      bitmap(Rectangle().fill(paint).frame(width: 4, height: 2))?.pixels
        == [red, blue, red, blue, red, blue, red, blue])
  }

  @Test func `a paint of a part of a picture lays that part side by side`() {
    let paint = ImagePaint(
      image: Image(
        decorative: CGImage(Bitmap(width: 2, height: 1, pixels: [red, blue])), scale: 1),
      sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    let blues = [UInt32](repeating: blue, count: 4)
    #expect(bitmap(Rectangle().fill(paint).frame(width: 2, height: 2))?.pixels == blues)
  }

  @Test(arguments: [CGRect.zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
  func `a part without pixels is all of the picture`(part: CGRect) {
    let image = CGImage(Bitmap(width: 2, height: 1, pixels: [red, blue]))
    #expect(image.part(part) == image)
  }

  @Test func `a picture that is tiled keeps the size of its pixels`() {
    let image = Image(
      decorative: CGImage(Bitmap(width: 2, height: 1, pixels: [red, blue])), scale: 1)
    let tiled = image.resizable(resizingMode: .tile).frame(width: 4, height: 2)
    #expect(bitmap(tiled)?.pixels == [red, blue, red, blue, red, blue, red, blue])
    #expect(bitmap(image.resizable().frame(width: 4, height: 2))?.pixels[1] != blue)
  }

  @Test func `a picture that is not interpolated has no other colours when it is enlarged`() {
    let image = Image(
      decorative: CGImage(Bitmap(width: 2, height: 1, pixels: [red, blue])), scale: 1
    )
    .resizable()
    func colors(_ image: Image) -> Set<UInt32> {
      Set(bitmap(image.frame(width: 8, height: 2))?.pixels ?? [])
    }
    #expect(colors(image.interpolation(.none)) == [red, blue])
    #expect(colors(image.interpolation(.high)).count > 2)
  }

  @Test func `a picture turns in space with what it shows`() throws {
    let halves = CGImage(
      Bitmap(width: 40, height: 40, pixels: (0..<1600).map { $0 % 40 < 20 ? red : blue }))
    let turned = Image(decorative: halves, scale: 1)
      .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    let pixels = try #require(bitmap(turned)).pixels
    #expect(pixels[20 * 40 + 10] == red && pixels[20 * 40 + 30] == blue)
    // The far edge is drawn in.
    #expect((pixels[20 * 40] == 0) != (pixels[20 * 40 + 39] == 0))
  }

  @Test func `a picture that is drawn is as large as it says, and is stretched`() throws {
    let image = Image(size: CGSize(width: 4, height: 2)) { context in
      context.fill(
        Path(CGRect(x: 2, y: 0, width: 9, height: 9)),
        with: .color(Color(red: 1, green: 0, blue: 0)))
      context.blendMode = .clear
      context.fill(Path(CGRect(x: 3, y: 0, width: 1, height: 1)), with: .foreground)
    }
    #expect(bitmap(image)?.pixels == [0, 0, red, 0, 0, 0, red, red])
    let wide = try #require(bitmap(image.resizable().frame(width: 8, height: 4)))
    #expect(wide.width == 8 && wide.pixels[8 * 3 + 4] == red && wide.pixels[6] == 0)
    let tinted = image.renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1))
    #expect(bitmap(tinted)?.pixels == [0, 0, blue, 0, 0, 0, blue, blue])
    #expect(bitmap(Image(size: CGSize(width: CGFloat.nan, height: -1)) { _ in }) == nil)
  }

  @Test func `pixels fade`() {
    #expect(Bitmap(width: 1, height: 1, pixels: [red]).multiplyingOpacity(by: 1).pixels == [red])
    #expect(
      Bitmap(width: 1, height: 1, pixels: [red]).multiplyingOpacity(by: 0.5).pixels
        == [0x8000_0080])
    #expect(Bitmap(width: 1, height: 1, pixels: [red]).multiplyingOpacity(by: .nan).pixels == [0])
  }

  @Test func `a part of a picture has its pixels`() {
    #expect(
      numbered.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 2))?.bitmap.pixels
        == [2, 3, 5, 6])
    #expect(numbered.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    #expect(numbered.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    #expect(
      numbered.cropping(to: CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1)) == nil)
  }

  @Test func `pictures are turned as they lie`() {
    func pixels(_ orientation: Image.Orientation) -> [UInt32] {
      numbered.turned(orientation).bitmap.pixels
    }
    #expect(pixels(.up) == [1, 2, 3, 4, 5, 6])
    #expect(pixels(.upMirrored) == [3, 2, 1, 6, 5, 4])
    #expect(pixels(.down) == [6, 5, 4, 3, 2, 1])
    #expect(pixels(.downMirrored) == [4, 5, 6, 1, 2, 3])
    #expect(pixels(.leftMirrored) == [1, 4, 2, 5, 3, 6])
    #expect(pixels(.right) == [4, 1, 5, 2, 6, 3])
    #expect(pixels(.rightMirrored) == [6, 3, 5, 2, 4, 1])
    #expect(pixels(.left) == [3, 6, 2, 5, 1, 4])
    for orientation in Image.Orientation.allCases {
      #expect(numbered.turned(orientation).width == (orientation.rawValue > 4 ? 2 : 3))
    }
  }

  /// The pixels of a view on a screen of 8 x 2 points, each of them a pixel.
  private func pixels(_ host: ViewHost) -> [UInt32] {
    let rasterizer = Rasterizer(
      width: 8, height: 2, scale: CGSize(width: 1, height: 1), ground: .black)
    return RasterSupport.pixels(of: rasterizer.picture(of: host.displayList))
  }

  @Test func `a template is on its way to another colour as a shape is`() {
    let image = Image(decorative: CGImage(Bitmap(width: 2, height: 1, pixels: [red, 0])), scale: 1)
      .resizable().renderingMode(.template)
    let (probe, shapes) = (Probe(), Probe())
    let size = CGSize(width: 8, height: 2)
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in image.foregroundStyle(v == 0 ? Color.red : .blue) }, size: size)
    let shape = ViewHost(
      ProbeView(shapes) { _, v, _ in Rectangle().fill(v == 0 ? Color.red : .blue) }, size: size)
    for seconds in [0, 0.25, 0.25, 1] {
      if seconds == 0.25 {
        host.animate { probe.v = 1 }
        shape.animate { shapes.v = 1 }
      }
      host.advance(by: seconds)
      shape.advance(by: seconds)
      let (tinted, painted) = (pixels(host), pixels(shape))
      #expect(RasterSupport.difference(tinted[0], painted[0]) <= 1)
      #expect(tinted[7] == 0xFF00_0000)
    }
  }

  @Test func `a template shows all of a gradient, and its shadow has the form of the picture`() {
    func image(_ pixels: [UInt32]) -> some View {
      Image(decorative: CGImage(Bitmap(width: 2, height: 1, pixels: pixels)), scale: 1)
        .resizable().renderingMode(.template)
    }
    let size = CGSize(width: 8, height: 2)
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let opaque = pixels(ViewHost(image([red, red]).foregroundStyle(gradient), size: size))
    #expect(opaque == pixels(ViewHost(Rectangle().fill(gradient), size: size)))
    #expect(opaque[0] != opaque[7])
    let half = pixels(ViewHost(image([red, 0]).foregroundStyle(gradient), size: size))
    #expect(half[0] == opaque[0] && half[7] == 0xFF00_0000)
    let style = Color.red.shadow(.drop(color: .white, radius: 0, x: 4))
    let shadow = pixels(ViewHost(image([red, 0]).foregroundStyle(style), size: size))
    #expect(shadow[0] == pixels(ViewHost(Color.red, size: size))[0])
    #expect(shadow[5] & 255 > 200 && shadow[5] >> 8 & 255 > 200)
  }
}
