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
    ("checkmark", "\u{2713}"), ("heart.fill", "\u{2665}"),
  ])
  func `a symbol no larger than text is a character of the terminal`(
    name: String, character: String
  ) {
    let renderer = renderer(Image(systemName: name))
    #expect(renderer.text().contains(character))
    #expect(!isDrawn(renderer))
  }

  @Test(arguments: [
    ("plus", "+"), ("chevron.left", "\u{2039}"), ("ellipsis", "\u{2026}"), ("heart", "\u{2661}"),
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
    let text = renderer(Image(systemName: "star").symbolVariant(.fill)).text()
    #expect(text.contains("\u{2605}"))
  }

  @Test func `it is drawn where it is large, fills its frame, or no character shows all of it`() {
    let views: [AnyView] = [
      AnyView(Image(systemName: "plus").font(.title)),
      AnyView(Image(systemName: "plus").imageScale(.large)),
      AnyView(Image(systemName: "plus").resizable().frame(width: 16, height: 16)),
      AnyView(Image(systemName: "plus.circle.fill")),
      AnyView(Image(systemName: "trash")),
    ]
    for view in views {
      let renderer = renderer(view)
      #expect(isDrawn(renderer))
      #expect(!renderer.text().contains { "+\u{25A1}".contains($0) })
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
    #expect(isDrawn(renderer("checkmark")))
  }

  @Test func `a picture without cells has its outline`() throws {
    let picture = ImageRenderer(content: Image(systemName: "plus"))
    picture.scale = 0.25
    let image = try #require(picture.cgImage)
    #expect(image.bitmap.pixels.contains { $0 >> 24 > 50 })
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
      Image(systemName: "heart.fill").tag(0)
    }
    let renderer = renderer(canvas)
    #expect(isDrawn(renderer))
    #expect(!renderer.text().contains("\u{2665}"))
  }

  @Test func `a mask of it leaves a character in the colour of what is masked`() {
    let renderer = renderer(
      Color(red: 1, green: 0, blue: 0)
        .mask(Image(systemName: "heart.fill").foregroundStyle(.black)))
    #expect(renderer.text().contains("\u{2665}"))
    #expect(renderer.lines().contains("255;0;0"))
  }

  @Test func `it has the colour around it`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let renderer = renderer(Image(systemName: "plus").foregroundStyle(red))
    #expect(renderer.lines().contains("255;0;0"))
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
