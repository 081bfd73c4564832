import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ImageTests {
  private func bounds<Content: View>(_ view: Content) -> CGRect {
    ViewHost(view).boxes.first ?? .null
  }

  @Test func `a symbol is as large as its font and scale say`() {
    let heart = Image(systemName: "heart.fill")
    let small = bounds(heart.font(.system(size: 80)))
    let large = bounds(heart.font(.system(size: 160)))
    #expect(small.width > 40 && small.width < 120)
    #expect(abs(large.width / small.width - 2) < 0.05)
    let scaled = bounds(heart.font(.system(size: 80)).imageScale(.large))
    #expect(abs(scaled.width / small.width - 1.28) < 0.05)
    #expect(abs(small.midX - 160) < 1e-6 && abs(small.midY - 96) < 1e-6)
  }

  @Test func `a resizable symbol fills its frame and takes the colour around it`() {
    let view = Image(systemName: "star").resizable().frame(width: 60, height: 50)
      .foregroundColor(.red)
    let box = bounds(view)
    #expect(abs(box.width - 60) < 1e-6 && abs(box.height - 50) < 1e-6)
    #expect(
      ViewHost(view).drawing.first?.color == Color.red.resolved)
  }

  @Test func `an asset is a quiet box of a hundred points`() {
    let box = bounds(Image("photo"))
    #expect(box == CGRect(x: 110, y: 46, width: 100, height: 100))
    #expect(ViewHost(Image("photo")).drawing.first?.color.map { $0.opacity < 0.5 } == true)
  }

  @Test func `the box of an asset has its name in it, however long it is`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    func path(_ name: String) -> Path {
      ImageShape(placeholderNamed: name, isResizable: false).path(in: rect)
    }
    #expect(path("tower") != path("bridge"))
    #expect(path("tower").boundingRect == rect)
    #expect(path(String(repeating: "tower ", count: 20)).boundingRect == rect)
    #expect(path("").boundingRect == rect)
  }

  @Test func `an unknown symbol is an empty box`() {
    #expect(bounds(Image(systemName: "no.such.name").font(.largeTitle)).width > 4)
  }

  @Test func `a label has its picture before its title`() {
    let host = ViewHost(Label("Like", systemImage: "ladybug"))
    let title = DrawnText.characters(in: host).first
    #expect(title?.clusters.map(\.text) == ["L", "i", "k", "e"])
    let icon = host.boxes.first
    #expect(icon.flatMap { icon in title.map { icon.maxX <= $0.origin.x } } == true)
  }

  @Test func `a picture is pressed in all of its frame, not on its lines`() {
    var count = 0
    let heart = Image(systemName: "heart").font(.system(size: 64))
    let box = bounds(heart)
    let host = ViewHost(heart.onTapGesture { count += 1 })
    host.tap(at: CGPoint(x: box.midX, y: box.midY))
    host.tap(at: CGPoint(x: box.minX + 1, y: box.maxY - 1))
    #expect(count == 2)
    // In the next cell: half a cell further may be meant for the picture.
    host.tap(at: CGPoint(x: box.minX - 5, y: box.midY))
    #expect(count == 2)
  }

  @Test func `a button with a hollow picture is pressed in the middle`() {
    var count = 0
    let host = ViewHost(
      Button {
        count += 1
      } label: {
        Image(systemName: "circle").font(.system(size: 60))
      })
    host.tap(at: CGPoint(x: 160, y: 96))
    #expect(count == 1)
  }
}
