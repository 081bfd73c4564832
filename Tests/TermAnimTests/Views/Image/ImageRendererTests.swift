import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ImageRendererTests {
  /// A square of red and one of blue beside it.
  private struct Flag: View {
    var height: CGFloat = 10

    var body: some View {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: height)
        Color(red: 0, green: 0, blue: 1).frame(width: 20, height: height)
      }
    }
  }

  private static let red: UInt32 = 0xFF00_00FF
  private static let blue: UInt32 = 0xFFFF_0000

  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> UInt32? {
    image.map { $0.bitmap.pixels[y * $0.width + x] }
  }

  private struct Appearing: View {
    @State private var count = 0

    var body: some View {
      Color(red: 1, green: 0, blue: 0).frame(width: CGFloat(10 + count), height: 10)
        .onAppear { count += 1 }
    }
  }

  @Test func `a body may ask for a picture, whatever changes when that is made`() {
    let widths = HeldValue<[Int?]>([])
    struct Asking: View {
      let widths: HeldValue<[Int?]>
      let renderer = ImageRenderer(content: Appearing())

      var body: some View {
        let _ = widths.value.append(renderer.cgImage?.width)
        Color.clear
      }
    }
    let host = ViewHost(Asking(widths: widths))
    host.run(for: 1)
    #expect(widths.value == [11])
    #expect(host.graph.nextWakeUp == nil)
  }

  /// A view that counts to 20, each time because it has counted; or for ever.
  private struct Counting: View {
    var end = 20
    @State private var count = 0

    var body: some View {
      Color(red: 1, green: 0, blue: 0).frame(width: CGFloat(10 + count), height: 10)
        .onAppear { count = 1 }
        .onChange(of: count) { count = count < end ? count + 1 : count }
    }
  }

  @Test func `a picture shows what its view comes to, however often that changes as it appears`() {
    #expect(ImageRenderer(content: Counting()).cgImage?.width == 30)
    #expect(ImageRenderer(content: Counting(end: .max)).cgImage != nil)
  }

  @Test(arguments: [1, 2, 3.5])
  func `a picture has the ideal size of its view, as many pixels a point as the scale says`(
    scale: CGFloat
  ) {
    let renderer = ImageRenderer(content: Flag())
    renderer.scale = scale
    let image = renderer.cgImage
    #expect(image?.width == Int(30 * scale) && image?.height == Int(10 * scale))
    #expect(pixel(image, 0, 0) == Self.red)
    #expect(pixel(image, Int(30 * scale) - 1, Int(10 * scale) - 1) == Self.blue)
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 10))
    #expect(renderer.uiImage?.scale == scale)
  }

  @Test func `a view that fills what it is given is as large as what is proposed`() {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0))
    #expect(renderer.cgImage?.width == 10)
    renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
    #expect(renderer.cgImage?.width == 40 && renderer.cgImage?.height == 10)
  }

  @Test func `what is clear stays so, or is black in an opaque picture`() {
    let renderer = ImageRenderer(content: Flag().padding(5))
    #expect(pixel(renderer.cgImage, 0, 0) == 0)
    renderer.isOpaque = true
    #expect(pixel(renderer.cgImage, 0, 0) == 0xFF00_0000)
  }

  @Test func `other content makes another picture, which is told before`() {
    let renderer = ImageRenderer(content: Flag())
    _ = renderer.cgImage
    var heights: [CGFloat] = []
    let watching = renderer.objectWillChange.sink { heights.append(renderer.content.height) }
    renderer.content = Flag(height: 20)
    #expect(heights.first == 10)
    #expect(renderer.cgImage?.height == 20)
    watching.cancel()
  }

  @Test func `the view is drawn at rest, and what it keeps stays`() {
    struct Growing: View {
      @State private var isLarge = false

      var body: some View {
        Color(red: 1, green: 0, blue: 0)
          .frame(width: isLarge ? 50 : 10, height: 10)
          .onAppear { withAnimation(.linear(duration: 5)) { isLarge = true } }
      }
    }
    let renderer = ImageRenderer(content: Growing())
    #expect(renderer.cgImage?.width == 50)
    #expect(renderer.cgImage?.width == 50)
  }

  @Test func `text has outlines at any scale and in any rendering`() {
    for text in [AnyView(Text("Plum")), AnyView(Text("Plum").textRendering(.characters))] {
      let image = ImageRenderer(content: text.font(.system(size: 12))).cgImage
      #expect(image?.bitmap.pixels.contains { $0 >> 24 > 200 } == true)
    }
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity, 1e9])
  func `there is no picture without pixels or with too many`(scale: CGFloat) {
    let renderer = ImageRenderer(content: Flag())
    renderer.scale = scale
    #expect(renderer.cgImage == nil && renderer.uiImage == nil)
  }

  @Test func `an empty view has no picture`() {
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
  }

  @Test func `a picture is no screen`() {
    _ = ViewHost(Color.clear, size: CGSize(width: 80, height: 40))
    _ = ImageRenderer(content: Flag()).cgImage
    #expect(UIScreen.main.bounds.size == CGSize(width: 80, height: 40))
  }

  @Test func `a context shows the view upright, its bottom left corner in the origin`() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 2)
        Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 2)
      })
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(.sRGB), bitmapInfo: 0))
    renderer.render { size, draw in
      #expect(size == CGSize(width: 4, height: 4))
      draw(context)
      context.saveGState()
      context.translateBy(x: 4, y: 4)
      draw(context)
      context.restoreGState()
    }
    #expect(context.ctm == .identity)
    let image = context.makeImage()
    #expect(pixel(image, 0, 4) == Self.red && pixel(image, 0, 7) == Self.blue)
    #expect(pixel(image, 4, 0) == Self.red && pixel(image, 7, 3) == Self.blue)
    #expect(pixel(image, 0, 0) == 0 && pixel(image, 7, 7) == 0)
  }

  @Test(arguments: [(0, 8), (8, -1), (Int.max, 2), (1 << 20, 1 << 20)])
  func `a context without pixels or with too many is none`(width: Int, height: Int) {
    #expect(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(.sRGB), bitmapInfo: 0) == nil)
  }
}
