import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SymbolRenderingModeTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func resolved(_ colors: Color...) -> [Color.Resolved] {
    colors.map(\.resolved)
  }

  /// The colours that a symbol of 60 points is drawn in, one after the other.
  private func colors<Content: View>(_ view: Content) -> [Color.Resolved] {
    ViewHost(view.font(.system(size: 60))).drawing.compactMap(\.color)
  }

  // MARK: Palettes

  @Test(arguments: [
    "xmark.circle.fill", "heart.circle", "checkmark.seal.fill", "plus.square", "bolt.circle.fill",
    "exclamationmark.triangle.fill", "lock.shield", "text.bubble.fill", "person.crop.circle.fill",
  ])
  func `two styles are that of the sign and that of the shape around it`(name: String) throws {
    let symbol = Image(systemName: name).font(.system(size: 60))
    let drawing = ViewHost(symbol.foregroundStyle(Self.red, Self.blue)).drawing
    #expect(drawing.compactMap(\.color) == resolved(Self.blue, Self.red))
    let whole = try #require(ViewHost(symbol).firstBox)
    let bounds = drawing.compactMap(\.bounds)
    let corners = [bounds[0], whole].map { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    #expect(zip(corners[0], corners[1]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(whole.contains(bounds[1]))
  }

  @Test(arguments: ["xmark.circle.fill", "checkmark.seal.fill", "1.square.fill", "xmark.octagon"])
  func `the style of the sign is nowhere but in the sign`(name: String) throws {
    for size in [26.0, 34, 60, 100] {
      let symbol = Image(systemName: name).font(.system(size: size))
      let host = ViewHost(symbol.foregroundStyle(Self.red, Self.blue))
      let sign = try #require(host.boxes.last).insetBy(dx: -4, dy: -4)
      let bitmap = FrameRenderer(columns: 80, rows: 24) {
        symbol.foregroundStyle(Self.red, Self.blue)
      }.bitmap()
      let red = bitmap.pixels.indices.filter { bitmap.pixels[$0] & 0xFF > 40 }
      #expect(!red.isEmpty)
      let points = red.map { index in
        CGPoint(x: index % bitmap.width * 4 + 2, y: index / bitmap.width * 4 + 2)
      }
      #expect(points.allSatisfy(sign.contains), "\(size)")
    }
  }

  @Test func `a cloud, its sun and its rain have three styles`() {
    for name in ["cloud.sun.rain.fill", "cloud.sun.rain"] {
      let symbol = Image(systemName: name)
      #expect(
        colors(symbol.foregroundStyle(Self.red, Self.green, Self.blue))
          == resolved(Self.red, Self.green, Self.blue))
      #expect(
        colors(symbol.foregroundStyle(Self.red, Self.green))
          == resolved(Self.red, Self.green, Self.green))
    }
  }

  @Test func `a badge has the first style`() {
    #expect(
      colors(Image(systemName: "bell.badge.fill").foregroundStyle(Self.red, Self.blue))
        == resolved(Self.blue, Self.red))
  }

  @Test func `a symbol without parts has the first style`() {
    for name in ["heart.fill", "circle", "no.such.name"] {
      #expect(
        colors(Image(systemName: name).foregroundStyle(Self.red, Self.blue)) == resolved(Self.red))
    }
  }

  @Test func `variants and labels have the styles, too`() {
    let two = resolved(Self.blue, Self.red)
    let views: [AnyView] = [
      AnyView(Image(systemName: "heart").symbolVariant(.circle.fill)),
      AnyView(Label("Like", systemImage: "heart.circle.fill").labelStyle(.iconOnly)),
      AnyView(
        Button {
        } label: {
          Image(systemName: "heart.circle.fill")
        }.buttonStyle(.plain)),
      AnyView(Image(systemName: "heart.circle").resizable().frame(width: 40, height: 40)),
    ]
    for view in views { #expect(colors(view.foregroundStyle(Self.red, Self.blue)) == two) }
  }

  // MARK: Modes

  @Test func `one style without a mode is all of a symbol at once`() {
    for name in ["xmark.circle.fill", "cloud.sun.rain", "bell.badge"] {
      for size in [17.0, 28, 60] {
        let symbol = Image(systemName: name).font(.system(size: size)).foregroundStyle(Self.red)
        let plain = ViewHost(symbol).displayList
        #expect(plain == ViewHost(symbol.symbolRenderingMode(.monochrome)).displayList)
        #expect(size < 60 || ViewHost(symbol).drawing.count == 1)
      }
    }
  }

  @Test(arguments: [SymbolRenderingMode.hierarchical, .palette])
  func `levels below one style are fainter forms of it`(mode: SymbolRenderingMode) {
    let symbol = Image(systemName: "heart.circle.fill").symbolRenderingMode(mode)
    #expect(
      colors(symbol.foregroundStyle(Self.red)) == resolved(Self.red.opacity(0.5), Self.red))
    let weather = Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(mode)
    #expect(
      colors(weather.foregroundStyle(Self.red))
        == resolved(Self.red, Self.red.opacity(0.5), Self.red.opacity(0.25)))
    #expect(
      colors(symbol.foregroundStyle(Self.red, Self.blue)) == resolved(Self.blue, Self.red))
  }

  @Test func `the mode of an image goes before that around it, and both before the styles`() {
    let symbol = Image(systemName: "heart.circle.fill")
    #expect(
      colors(
        symbol.symbolRenderingMode(.monochrome).foregroundStyle(Self.red, Self.blue)
          .symbolRenderingMode(.palette)) == resolved(Self.red))
    #expect(
      colors(symbol.foregroundStyle(Self.red, Self.blue).symbolRenderingMode(.monochrome))
        == resolved(Self.red))
    #expect(
      colors(
        symbol.symbolRenderingMode(nil).foregroundStyle(Self.red)
          .symbolRenderingMode(.hierarchical)
      ).count == 2)
  }

  @Test func `colours of its own are those of a symbol that has some`() {
    func colors(_ name: String) -> [Color.Resolved] {
      self.colors(
        Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(Self.green))
    }
    #expect(colors("exclamationmark.triangle.fill") == resolved(.yellow, .white))
    #expect(colors("xmark.circle.fill") == resolved(.red, .white))
    #expect(colors("heart.fill") == resolved(.red))
    #expect(colors("bell.badge") == resolved(Self.green, .red))
    #expect(colors("person.crop.circle.badge.plus") == resolved(Self.green, .green))
    #expect(colors("gear") == resolved(Self.green))
    #expect(colors("xmark.circle").count == 1)
    let original = Image(systemName: "heart.fill").renderingMode(.original)
    #expect(self.colors(original) == resolved(.red))
    #expect(self.colors(original.symbolRenderingMode(.monochrome)) != resolved(.red))
  }

  @Test func `what is redacted has one style`() {
    let symbol = Image(systemName: "xmark.circle.fill").foregroundStyle(Self.red, Self.blue)
    #expect(colors(symbol.redacted(reason: .placeholder)).count == 1)
  }

  // MARK: Small symbols

  private func runs<Content: View>(_ view: Content) -> [CharacterRun] {
    DrawnText.characters(in: ViewHost(view))
  }

  @Test(arguments: ["xmark.circle.fill", "xmark.circle"])
  func `beside text a sign is characters in front of its shape`(name: String) throws {
    let runs = runs(Image(systemName: name).foregroundStyle(Self.red, Self.blue))
    let (red, blue) = (Paint.color(resolved(Self.red)[0]), Paint.color(resolved(Self.blue)[0]))
    let sign = try #require(runs.last)
    #expect(sign.clusters.map(\.text) == ["\u{2715}"])
    #expect(sign.paint == red && sign.attributes.isEmpty && sign.pixels.isEmpty)
    #expect(runs.dropLast().allSatisfy { $0.paint == blue && $0.clusters.isEmpty })
    let plain = try #require(self.runs(Image(systemName: name)).last)
    #expect(sign.origin == plain.origin)
    let outline = runs.compactMap(\.outline).map(\.boundingRect).reduce(CGRect.null) {
      $0.union($1)
    }
    #expect(outline == plain.outline?.boundingRect)
  }

  @Test func `a cut that has one style has that of what is largest in it`() throws {
    let battery = runs(Image(systemName: "battery.50").foregroundStyle(Self.red, Self.blue))
    #expect(battery.first { !$0.pixels.isEmpty }?.paint == .color(resolved(Self.blue)[0]))
    let faint = Image(systemName: "battery.50").symbolRenderingMode(.hierarchical)
    #expect(
      ViewHost(faint.foregroundStyle(Self.red)).displayList
        == ViewHost(Image(systemName: "battery.50").foregroundStyle(Self.red)).displayList)
  }

  @Test func `beside a title a sign is pixels in what it is cut out of`() throws {
    let symbol = Image(systemName: "exclamationmark.triangle.fill").font(.title)
    let plain = try #require(runs(symbol).first)
    let runs = runs(symbol.foregroundStyle(Self.red, Self.blue))
    #expect(runs.map(\.paint) == resolved(Self.blue, Self.red).map(Paint.color))
    #expect(runs.first?.pixels == plain.pixels)
    let (shape, sign) = (try #require(runs.first).pixels, try #require(runs.last).pixels)
    #expect(!sign.isEmpty && shape.boundingRect.contains(sign.boundingRect))
    let centers = stride(from: 2.0, to: 192, by: 4).flatMap { y in
      stride(from: 2.0, to: 320, by: 4).map { CGPoint(x: $0, y: y) }
    }
    #expect(centers.allSatisfy { !(shape.contains($0) && sign.contains($0)) })
  }

  // MARK: Motion

  private struct Bouncing: View {
    @State private var count = 0

    var body: some View {
      Image(systemName: "heart.circle.fill").font(.system(size: 60))
        .foregroundStyle(.red, .blue)
        .symbolEffect(.bounce, value: count)
        .onTapGesture { count += 1 }
    }
  }

  @Test func `an effect moves all parts together`() {
    let host = ViewHost(Bouncing())
    host.tap(at: CGPoint(x: 160, y: 96))
    host.run(for: 0.15)
    let drawing = host.drawing
    #expect(drawing.count == 2 && drawing[0].transform != ProjectionTransform())
    #expect(drawing[0].transform == drawing[1].transform)
    #expect(drawing[0].layers.count == drawing[1].layers.count)
    #expect(host.displayList.commands.count == 1)
  }

  private let probe = Probe()

  @Test func `a symbol that leaves takes all its parts along`() {
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Image(systemName: u == 0 ? "xmark.circle.fill" : "heart.circle.fill")
          .font(.system(size: 60)).foregroundStyle(Self.red, Self.blue)
          .contentTransition(.opacity)
      })
    withAnimation(.linear(duration: 1)) { probe.u = 1 }
    host.run(for: 0.5)
    #expect(host.drawing.compactMap(\.color) == resolved(Self.blue, Self.red, Self.blue, Self.red))
    host.run(for: 2)
    #expect(host.drawing.compactMap(\.color) == resolved(Self.blue, Self.red))
  }

  @Test func `each style moves to the next`() throws {
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Image(systemName: "heart.circle.fill").font(.system(size: 60))
          .foregroundStyle(Self.red, u == 0 ? Self.blue : Self.green)
      })
    withAnimation(.linear(duration: 1)) { probe.u = 1 }
    host.run(for: 0.5)
    let colors = host.drawing.compactMap(\.color)
    #expect(colors.count == 2 && !resolved(Self.blue, Self.green).contains(colors[0]))
    host.run(for: 1)
    #expect(host.drawing.compactMap(\.color) == resolved(Self.green, Self.red))
    #expect(host.graph.nextWakeUp == nil)
  }
}
