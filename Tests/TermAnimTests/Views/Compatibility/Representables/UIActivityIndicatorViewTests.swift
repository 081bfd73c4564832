import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UIActivityIndicatorViewTests {
  private struct Wheel: UIViewRepresentable {
    var isAnimating = true
    var style = UIActivityIndicatorView.Style.medium
    var change: (UIActivityIndicatorView) -> Void = { _ in }

    func makeUIView(context: Context) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: style)
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
      change(uiView)
      if isAnimating { uiView.startAnimating() } else { uiView.stopAnimating() }
    }
  }

  private func dots(_ view: some View, at time: Double = 0) -> [FlatCommand] {
    let host = ViewHost(view)
    host.run(for: time)
    return host.drawing
  }

  private func opacities(_ dots: [FlatCommand]) -> [Double] {
    dots.compactMap { $0.layers.first?.opacity }
  }

  @Test func `the wheel turns`() {
    let (first, later) = (dots(Wheel()), dots(Wheel(), at: 0.25))
    #expect(first.count == 8)
    #expect(first.map(\.bounds) == later.map(\.bounds))
    #expect(opacities(first) != opacities(later))
  }

  @Test func `a wheel that stands is not seen, unless it is said that it is`() {
    #expect(dots(Wheel(isAnimating: false)).isEmpty)
    let standing = Wheel(isAnimating: false) { $0.hidesWhenStopped = false }
    #expect(dots(standing).count == 8)
    #expect(opacities(dots(standing)) == opacities(dots(standing, at: 0.25)))
  }

  @Test func `it has the colour that is said, and white in the styles called so`() {
    #expect(
      dots(Wheel { $0.color = .red }).map(\.color)
        == Array(repeating: Color(UIColor.red).resolved, count: 8))
    #expect(dots(Wheel(style: .whiteLarge)).first?.color == Color(UIColor.white).resolved)
  }

  @Test func `it is as large as the wheels of views, and takes no more room beside others`() {
    func row(_ wheel: some View) -> [CGRect] {
      ViewHost(
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20); wheel
        }
      ).boxes
    }
    #expect(row(Wheel()) == row(ProgressView()))
    #expect(row(Wheel(style: .large)) == row(ProgressView().controlSize(.large)))
    #expect(row(Wheel(style: .large)) != row(Wheel()))
  }

  @Test func `it lies in another view where its frame is`() {
    struct Page: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let page = UIView()
        let wheel = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        wheel.startAnimating()
        page.addSubview(wheel)
        return page
      }

      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let box = ViewHost(Page(), size: CGSize(width: 200, height: 200)).boxes
      .reduce(CGRect.null) { $0.union($1) }
    #expect(abs(box.midX - 50) <= 4 && abs(box.midY - 20) <= 4)
  }
}
