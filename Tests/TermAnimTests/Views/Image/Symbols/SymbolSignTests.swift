import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SymbolSignTests {
  private func renderer<Content: View>(_ view: Content) -> FrameRenderer {
    FrameRenderer(columns: 20, rows: 6) { view }
  }

  /// Whether anything is drawn in pixels.
  private func isDrawn(_ renderer: FrameRenderer) -> Bool {
    let pixels = renderer.bitmap().pixels
    return pixels.contains { $0 != pixels[0] }
  }

  @Test(arguments: [
    ("plus", "+"), ("xmark", "\u{2715}"), ("chevron.right", "\u{203A}"),
    ("checkmark", "\u{2713}"), ("infinity", "\u{221E}"),
  ])
  func `a symbol no larger than text is a character of the terminal`(
    name: String, character: String
  ) {
    let renderer = renderer(Image(systemName: name))
    #expect(renderer.text().contains(character))
    #expect(!isDrawn(renderer))
  }

  @Test(arguments: [
    ("plus", "+"), ("chevron.left", "\u{2039}"), ("ellipsis", "\u{2026}"),
    ("music.note", "\u{266A}"),
  ])
  func `its character is level with the words beside it`(name: String, character: String) {
    for rows in 5...8 {
      let renderer = FrameRenderer(columns: 20, rows: rows) {
        VStack {
          Label("Add", systemImage: name)
          HStack {
            Image(systemName: name)
            Text("Add")
          }
        }
      }
      let lines = renderer.text().split(separator: "\n")
      #expect(lines.filter { $0.contains(character) && $0.contains("Add") }.count == 2)
    }
  }

  @Test func `variants have characters of their own`() {
    let text = renderer(Image(systemName: "triangle").symbolVariant(.fill)).text()
    #expect(text.contains("\u{25B2}"))
  }

  @Test(arguments: ["chevron", "arrow"], ["circle", "circle.fill", "square", "square.fill"])
  func `arrows forward and backward have the variants of those to the right and left`(
    stem: String, form: String
  ) {
    for (way, side) in [("forward", "right"), ("backward", "left")] {
      let variant = form.split(separator: ".").reduce(SymbolVariants.none) { variants, word in
        switch word {
        case "circle": variants.circle
        case "square": variants.square
        default: variants.fill
        }
      }
      let varied = Image(systemName: "\(stem).\(way)").symbolVariant(variant)
      #expect(
        renderer(varied).text() == renderer(Image(systemName: "\(stem).\(side).\(form)")).text())
      #expect(renderer(varied).text() != renderer(Image(systemName: "\(stem).\(side)")).text())
    }
  }

  @Test func `a variant that there is none of is the symbol as it is`() {
    let text = renderer(Image(systemName: "chevron.right").symbolVariant(.fill)).text()
    #expect(text.contains("\u{203A}"))
  }

  @Test func `a name that begins with that of a symbol is still none`() {
    let box = renderer(Image(systemName: "no.such.name")).bitmap()
    #expect(renderer(Image(systemName: "house.no.such.name")).bitmap() == box)
    #expect(renderer(Image(systemName: "no.such.circle.fill")).bitmap() == box)
    #expect(renderer(Image(systemName: "circle.of.fill")).bitmap() == box)
  }

  @Test func `it is drawn where it is large, fills its frame, or there is no cut of it`() {
    let views: [AnyView] = [
      AnyView(Image(systemName: "xmark").font(.title)),
      AnyView(Image(systemName: "xmark").resizable().frame(width: 16, height: 16)),
      AnyView(Image(systemName: "xmark.circle.fill").font(.title)),
      AnyView(Image(systemName: "ladybug")),
    ]
    for view in views {
      let renderer = renderer(view)
      #expect(isDrawn(renderer))
      #expect(!renderer.text().contains { "\u{2715}\u{25A1}".contains($0) })
    }
  }

  @Test func `it is drawn where it is turned, scaled or bent`() {
    let chevron = Image(systemName: "chevron.right")
    let views: [AnyView] = [
      AnyView(chevron.rotationEffect(.degrees(90))), AnyView(chevron.scaleEffect(2)),
      AnyView(chevron.scaleEffect(x: -1)),
      AnyView(chevron.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))),
    ]
    for view in views {
      let renderer = renderer(view)
      #expect(isDrawn(renderer))
      #expect(!renderer.text().contains("\u{203A}"))
    }
    #expect(renderer(chevron.offset(x: 20).opacity(0.5)).text().contains("\u{203A}"))
  }

  @Test func `it is drawn on its way round, and a character again at rest`() {
    let switched = Switched()
    let renderer = renderer(Chevron(switched: switched))
    #expect(renderer.text().contains("\u{203A}"))
    switched.isOn = true
    renderer.advance(by: 0.5)
    #expect(isDrawn(renderer) && !renderer.text().contains("\u{203A}"))
    switched.isOn = false
    renderer.advance(by: 2)
    #expect(!isDrawn(renderer) && renderer.text().contains("\u{203A}"))
  }

  @Test func `a terminal of ASCII has it where it is a sign of ASCII`() {
    func renderer(_ name: String) -> FrameRenderer {
      self.renderer(Image(systemName: name).environment(\.terminalHasUnicode, false))
    }
    #expect(renderer("plus").text().contains("+"))
    #expect(renderer("plus.circle.fill").text().contains("+"))
    #expect(isDrawn(renderer("checkmark")) && isDrawn(renderer("checkmark.circle.fill")))
  }

  @Test func `a picture without cells has its outline`() throws {
    let picture = ImageRenderer(content: Image(systemName: "plus"))
    picture.scale = 0.25
    let image = try #require(picture.cgImage)
    #expect(image.bitmap.pixels.contains { $0 >> 24 > 50 })
  }

  @Test func `a picture without cells has outlines of exact size`() throws {
    for name in ["house", "plus.circle.fill"] {
      let picture = ImageRenderer(content: Image(systemName: name))
      picture.scale = 4
      let image = try #require(picture.cgImage)
      let face = FittedFace.shared(FontDescription(size: 17))
      let outline = try #require(face.symbol(named: name)).outline
        .applying(face.glyphTransform).boundingRect
      #expect(abs(CGFloat(image.width) - outline.width * 4) <= 1)
      #expect(abs(CGFloat(image.height) - outline.height * 4) <= 1)
    }
  }

  @Test func `what it cuts out of pixels is its outline`() {
    let canvas = Canvas { context, size in
      if let heart = context.resolveSymbol(id: 0) {
        context.clipToLayer(options: .inverse) {
          $0.draw(heart, at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
    } symbols: {
      Image(systemName: "plus").tag(0)
    }
    let renderer = renderer(canvas)
    #expect(isDrawn(renderer))
    #expect(!renderer.text().contains("+"))
  }

  @Test func `a mask of it leaves a character in the colour of what is masked`() {
    let renderer = renderer(
      Color(red: 1, green: 0, blue: 0)
        .mask(Image(systemName: "plus").foregroundStyle(.black)))
    #expect(renderer.text().contains("+"))
    #expect(renderer.lines().contains("255;0;0"))
  }

  @Test func `it has the colour around it`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let renderer = renderer(Image(systemName: "plus").foregroundStyle(red))
    #expect(renderer.lines().contains("255;0;0"))
  }

  // MARK: Pixels

  /// The colours of the pixels of a view that fills 20 x 6 cells, row by row.
  private func rows<Content: View>(_ view: Content) -> [[UInt32]] {
    let bitmap = renderer(view.foregroundStyle(Color(red: 1, green: 0, blue: 0))).bitmap()
    return (0..<bitmap.height).map { row in
      Array(bitmap.pixels[row * bitmap.width..<(row + 1) * bitmap.width])
    }
  }

  private static let red: UInt32 = 0xFF00_00FF

  /// The red pixels in the smallest box around them, as a drawing has them.
  private func drawing(_ rows: [[UInt32]]) -> [String] {
    let columns = rows[0].indices.filter { column in rows.contains { $0[column] == Self.red } }
    guard let first = columns.first, let last = columns.last else { return [] }
    return rows.filter { $0.contains(Self.red) }
      .map { $0[first...last].map { $0 == Self.red ? "#" : "." }.joined() }
  }

  @Test(arguments: ["house", "star.fill", "gear", "trash", "car"], [0, 1.3, 3.9, 6])
  func `a small symbol is its drawing, in whole pixels wherever it is`(
    name: String, shift: CGFloat
  ) throws {
    let pixels = try #require(SymbolDrawings.small(name)).map(String.init)
    let shown = rows(Image(systemName: name).padding(.leading, shift).padding(.top, shift))
    #expect(drawing(shown) == pixels)
    #expect(Set(shown.joined()).count == 2)
    let title = try #require(SymbolDrawings.title("bell")).map(String.init)
    let bell = rows(Image(systemName: "bell").font(.title).padding(.top, shift))
    #expect(drawing(bell) == title && Set(bell.joined()).count == 2)
  }

  @Test(arguments: ["plus", "xmark", "chevron.right", "arrow.up", "diamond.fill"], [0, 1.3, 3.9])
  func `a sign is drawn where it is larger than text`(name: String, shift: CGFloat) throws {
    let pixels = try #require(SymbolDrawings.sign(name)).map(String.init)
    for font in [Font.title2, .title3] {
      let shown = rows(Image(systemName: name).font(font).padding(.top, shift))
      #expect(drawing(shown) == pixels)
      #expect(Set(shown.joined()).count == 2)
    }
    let small = renderer(Image(systemName: name).font(.title2).imageScale(.small))
    #expect(!isDrawn(small))
  }

  @Test(arguments: [
    ("storefront.fill", "storefront.fill"), ("cat.fill", "cat"), ("hand.wave", "hand.raised"),
    ("tray.and.arrow.up.fill", "tray.fill"), ("bolt.car", "car"), ("airpods.pro", "airpodspro"),
    ("phone.fill.arrow.up.right", "phone.fill"), ("eyedropper.halffull", "eyedropper"),
  ])
  func `a form of a symbol is the drawing that is nearest to it`(
    name: String, nearest: String
  ) throws {
    let pixels = try #require(SymbolDrawings.small(nearest)).map(String.init)
    #expect(drawing(rows(Image(systemName: name))) == pixels)
  }

  @Test func `its frame is as large as its drawing`() {
    let host = ViewHost(Image(systemName: "house").background(Color.red))
    let box = host.boxes.first
    #expect(box?.size == CGSize(width: 20, height: 20))
  }

  @Test func `words beside it are beside its third line and its fourth`() throws {
    for rows in 6...9 {
      let views: [AnyView] = [
        AnyView(Label("Add", systemImage: "house")),
        AnyView(
          HStack(alignment: .firstTextBaseline) {
            Image(systemName: "house")
            Text("Add")
          }),
      ]
      for view in views {
        let renderer = FrameRenderer(columns: 20, rows: rows) {
          view.foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        let lines = renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains("Add") })
        let bitmap = renderer.bitmap()
        let top = try #require(bitmap.pixels.firstIndex(of: Self.red)) / bitmap.width
        #expect(top == row * 2 - 2)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 6, 7])
  func `a sign stays in the middle of its shape while they move`(shift: CGFloat) throws {
    let view = Image(systemName: "plus.circle.fill").offset(x: shift, y: shift)
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    let renderer = renderer(view)
    let lines = renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("+") })
    let column = try #require(Array(lines[row]).firstIndex(of: "+"))
    let bitmap = renderer.bitmap()
    for (y, line) in [".###.", "##.##", "##.##", ".###."].enumerated() {
      for (x, pixel) in line.enumerated() {
        let place = (row * 2 - 1 + y) * bitmap.width + column - 2 + x
        #expect((bitmap.pixels[place] == Self.red) == (pixel == "#"), "\(x) \(y)")
      }
    }
  }

  @Test func `a sign is cut out in the colour of the ground, or in front in its own`() {
    func attributes(_ name: String) -> [CharacterRun.Attributes] {
      DrawnText.characters(in: ViewHost(Image(systemName: name)))
        .filter { !$0.clusters.isEmpty }.map(\.attributes)
    }
    #expect(attributes("plus.circle.fill") == [.inverse])
    #expect(attributes("plus.circle") == [[]])
  }

  @Test func `it hides the words behind it`() {
    let view = ZStack {
      Text("aaaaaaaaaaa")
      Image(systemName: "plus.circle.fill")
    }
    let text = renderer(view).text()
    #expect(text.contains("aaa") && text.contains("+"))
    #expect(!text.contains("+a") && !text.contains("a+"))
  }

  @Test func `faint pixels fade with the symbol, and are of its colour`() {
    let shown = rows(Image(systemName: "plus.circle"))
    let colors = Set(shown.joined())
    #expect(colors.count == 2 && !colors.contains(Self.red))
    let faded = Set(rows(Image(systemName: "plus.circle").opacity(0.5)).joined())
    #expect(faded.count == 2 && faded != colors)
  }

  @Test func `it is its outline where it is scaled or turned, and no part of a cut is left`() {
    for name in ["xmark.circle.fill", "xmark.circle", "house"] {
      let view = Image(systemName: name)
      for moved in [AnyView(view.scaleEffect(1.3)), AnyView(view.rotationEffect(.degrees(30)))] {
        let renderer = renderer(moved)
        #expect(isDrawn(renderer) && !renderer.text().contains("\u{2715}"))
        #expect(Set(renderer.bitmap().pixels).count > 3)
      }
    }
  }

  @Test func `an outline keeps its aspect in the frame of a cut`() throws {
    let battery = Image(systemName: "battery.100")
    let run = try #require(DrawnText.characters(in: ViewHost(battery)).first)
    let outline = try #require(run.outline?.boundingRect)
    let large = try #require(
      ViewHost(battery.font(.system(size: 80))).boxes.first)
    let (aspect, own) = (outline.width / outline.height, large.width / large.height)
    #expect(abs(aspect - own) < 0.2)
    #expect(outline.height < 18)
  }

  @Test func `beside text it has three sizes, if there are cuts of them`() {
    func heights(_ name: String) -> [Int] {
      [Image.Scale.small, .medium, .large].map {
        drawing(rows(Image(systemName: name).imageScale($0))).count
      }
    }
    #expect(heights("heart.fill") == [0, 5, 7])
    let small = renderer(Image(systemName: "heart.fill").imageScale(.small))
    #expect(small.text().contains("\u{2665}"))
    #expect(heights("house.fill") == [5, 5, 7])
  }

  @Test func `beside a title it is on whole pixels, not on cells`() throws {
    func top(_ shift: CGFloat) throws -> Int {
      let shown = rows(Image(systemName: "bell").font(.title).padding(.top, shift))
      return try #require(shown.firstIndex { $0.contains(Self.red) })
    }
    for shift in [0.0, 8, 16, 24] {
      #expect(try top(shift + 8) == top(shift) + 1)
    }
  }

  @Test(arguments: ["plus.circle.fill", "minus.circle.fill"])
  func `a sign in a circle that is drawn is sharp`(name: String) {
    for size in [28.0, 34, 40, 56] {
      let shown = rows(Image(systemName: name).font(.system(size: size)))
      let inked = shown.filter { $0.contains(Self.red) }
      let middle = inked[inked.count / 2]
      let columns = middle.indices.filter { middle[$0] == Self.red }
      let center = middle[(columns[0] + columns[columns.count - 1]) / 2]
      let share = 1 - Double(center & 0xFF) / 255
      #expect(share > 0.6, "\(size): \(share)")
    }
  }
}

/// A state that a test changes.
@MainActor
private final class Switched: ObservableObject {
  @Published var isOn = false
}

private struct Chevron: View {
  @ObservedObject var switched: Switched

  var body: some View {
    Image(systemName: "chevron.right")
      .rotationEffect(.degrees(switched.isOn ? 90 : 0))
      .animation(.linear(duration: 1), value: switched.isOn)
  }
}
