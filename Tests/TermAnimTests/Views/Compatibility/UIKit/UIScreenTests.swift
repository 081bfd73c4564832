import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UIScreenTests {
  /// Half as wide as the screen, as programs have it that do not read geometry.
  private struct Half: View {
    let note: (CGFloat) -> Void

    var body: some View {
      let width = UIScreen.main.bounds.width / 2
      note(width)
      return Color.red.frame(width: width, height: 10)
    }
  }

  @Test func `it is as large as what the views are drawn on and follows it`() {
    var widths: [CGFloat] = []
    let host = ViewHost(Half { widths.append($0) }, size: CGSize(width: 320, height: 192))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 192))
    #expect(UIScreen.main.nativeBounds.width == 80)
    #expect(UIScreen.main.scale == 0.25)
    host.graph.resize(to: CGSize(width: 400, height: 192))
    host.settle()
    #expect(widths.first == 160 && widths.last == 200)
    let count = widths.count
    host.settle()
    #expect(widths.count == count)
  }

  @Test func `it is as bright as it can be, whatever a program sets`() {
    UIScreen.main.brightness = 0.5
    #expect(UIScreen.main.brightness == 1)
    #expect(NSScreen.screens.count == 1 && NSScreen.screens.first === NSScreen.main)
  }

  @Test func `whether motion is to be reduced is known outside of views, too`() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let still = ViewHost(Color.red, environment: environment)
    #expect(UIAccessibility.isReduceMotionEnabled)
    let moving = ViewHost(Color.red)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    _ = (still, moving)
  }

  @Test func `windows and scenes are the terminal`() {
    let host = ViewHost(Color.red, size: CGSize(width: 320, height: 192))
    let scene =
      UIApplication.shared.connectedScenes
      .first { $0.activationState == .foregroundActive } as? UIWindowScene
    #expect(scene?.windows.first?.frame == UIScreen.main.bounds)
    #expect(UIApplication.shared.windows.first?.safeAreaInsets == .zero)
    #expect(UIDevice.current.orientation.isLandscape)
    _ = host
  }
}
