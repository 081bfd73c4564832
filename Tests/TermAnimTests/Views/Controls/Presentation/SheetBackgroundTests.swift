import Foundation
import Testing

@testable import TermAnim

/// What is seen and done behind a sheet.
@MainActor
struct SheetBackgroundTests {
  private final class Log {
    var taps = 0
    var isPresented = true
  }

  private struct Page: View {
    let log: Log
    var interaction = PresentationBackgroundInteraction.automatic
    var cornerRadius: CGFloat?
    @State private var isPresented = true
    @State private var detent = PresentationDetent.height(80)

    var body: some View {
      log.isPresented = isPresented
      return Color.red
        .onTapGesture { log.taps += 1 }
        .sheet(isPresented: $isPresented) {
          VStack {
            Text("sheet")
            Color.clear.onKeyPress("m") {
              detent = .medium
              return .handled
            }
          }
          .presentationDetents([.height(80), .medium], selection: $detent)
          .presentationBackgroundInteraction(interaction)
          .presentationCornerRadius(cornerRadius)
        }
    }
  }

  private func renderer(_ page: Page) -> FrameRenderer {
    FrameRenderer(columns: 80, rows: 24) { page }
  }

  private func corner(_ renderer: FrameRenderer) -> UInt32 { renderer.bitmap().pixels[0] }

  private func click(_ renderer: FrameRenderer) {
    renderer.send(MouseInput(.press(.left), x: 0.5, y: 0.5))
    renderer.send(MouseInput(.release(.left), x: 0.5, y: 0.5))
    renderer.advance(by: 1)
  }

  private var red: UInt32 { corner(FrameRenderer(columns: 80, rows: 24) { Color.red }) }

  @Test(arguments: [
    PresentationBackgroundInteraction.enabled, .enabled(upThrough: .height(80)),
    .enabled(upThrough: .medium),
  ])
  func `what is behind a sheet that lets it be used is as bright as ever, and can be pressed`(
    interaction: PresentationBackgroundInteraction
  ) {
    let log = Log()
    let renderer = renderer(Page(log: log, interaction: interaction))
    for _ in 0..<12 {
      #expect(corner(renderer) == red)
      renderer.advance(by: 0.1)
    }
    click(renderer)
    #expect(log.taps == 1 && log.isPresented)
  }

  @Test(arguments: [
    PresentationBackgroundInteraction.automatic, .disabled, .enabled(upThrough: .fraction(0.1)),
  ])
  func `what is behind another sheet is darker, and a press there closes the sheet`(
    interaction: PresentationBackgroundInteraction
  ) {
    let log = Log()
    let renderer = renderer(Page(log: log, interaction: interaction))
    renderer.advance(by: 1)
    #expect(corner(renderer) != red)
    click(renderer)
    #expect(log.taps == 0 && !log.isPresented)
  }

  @Test func `a sheet that grows beyond the height that leaves the background takes it`() {
    let log = Log()
    let renderer = renderer(Page(log: log, interaction: .enabled(upThrough: .height(80))))
    renderer.advance(by: 1)
    renderer.press(KeyStroke(.character("m")))
    renderer.advance(by: 0.1)
    let onTheWay = corner(renderer)
    renderer.advance(by: 2)
    #expect(onTheWay != red && corner(renderer) != red && corner(renderer) != onTheWay)
    click(renderer)
    #expect(log.taps == 0 && !log.isPresented)
  }

  @Test func `the corners of a sheet are as round as it asks for`() {
    /// Whether the pixel at the sheet's left upper corner is one of the sheet.
    func isSharp(_ cornerRadius: CGFloat?) -> Bool {
      let renderer = renderer(Page(log: Log(), cornerRadius: cornerRadius))
      renderer.advance(by: 2)
      let bitmap = renderer.bitmap()
      return bitmap.pixels[28 * bitmap.width + 4] == bitmap.pixels[40 * bitmap.width + 4]
    }
    #expect(isSharp(0))
    #expect(!isSharp(nil) && !isSharp(24))
  }
}
