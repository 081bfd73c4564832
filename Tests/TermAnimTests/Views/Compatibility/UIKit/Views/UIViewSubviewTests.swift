import Foundation
import Testing

@testable import TermAnim

/// Views of UIKit in others.
@MainActor
struct UIViewSubviewTests {
  /// A view that SwiftUI shows, filled by the test.
  private struct Shown: UIViewRepresentable {
    let fill: @MainActor (UIView) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: .zero)
      fill(view)
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func colored(_ color: UIColor, _ frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func identities(_ objects: [some AnyObject]) -> [ObjectIdentifier] {
    objects.map { ObjectIdentifier($0) }
  }

  /// What is drawn of a view in 100 by 100 points.
  private func boxes(_ fill: @escaping @MainActor (UIView) -> Void) -> [CGRect] {
    let host = ViewHost(Shown(fill: fill), size: CGSize(width: 100, height: 100))
    host.settle()
    return host.boxes
  }

  @Test func `a blur as large as the view that it is put into covers what is behind`() {
    let host = ViewHost(
      ZStack {
        Color.red
        Shown { view in
          let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
          blur.translatesAutoresizingMaskIntoConstraints = false
          view.insertSubview(blur, at: 0)
          NSLayoutConstraint.activate([
            blur.widthAnchor.constraint(equalTo: view.widthAnchor),
            blur.heightAnchor.constraint(equalTo: view.heightAnchor),
          ])
        }
      })
    host.settle()
    #expect(host.drawing.last?.isMaterial == true)
    #expect(host.lastBox == CGRect(x: 0, y: 0, width: 320, height: 192))
  }

  @Test func `edges that are tied leave room as their constants say`() {
    let boxes = boxes { [self] view in
      let pane = colored(.red)
      view.addSubview(pane)
      NSLayoutConstraint.activate([
        pane.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: pane.trailingAnchor, constant: 20),
        pane.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        pane.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    #expect(boxes == [CGRect(x: 10, y: 35, width: 70, height: 30)])
  }

  @Test func `an edge and the middle say how long a view is`() {
    let boxes = boxes { [self] view in
      let pane = colored(.red)
      view.addSubview(pane)
      NSLayoutConstraint.activate([
        pane.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        pane.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        pane.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        pane.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 30),
      ])
    }
    #expect(boxes == [CGRect(x: 10, y: 60, width: 80, height: 40)])
  }

  @Test func `a view may be tied to one beside it`() {
    let boxes = boxes { [self] view in
      let (first, second) = (
        colored(.red, CGRect(x: 4, y: 8, width: 20, height: 10)), colored(.blue)
      )
      view.addSubview(first)
      view.addSubview(second)
      NSLayoutConstraint.activate([
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 2),
        second.leftAnchor.constraint(equalTo: first.leftAnchor),
        second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2, constant: 1),
        second.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    #expect(
      boxes == [
        CGRect(x: 4, y: 8, width: 20, height: 10), CGRect(x: 4, y: 20, width: 41, height: 80),
      ])
  }

  @Test func `without constraints the mask says what gives`() {
    let boxes = boxes { [self] view in
      view.frame.size = CGSize(width: 40, height: 40)
      let (pane, inner) = (colored(.red, view.bounds), colored(.blue))
      pane.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
      pane.addSubview(inner)
      view.addSubview(pane)
    }
    #expect(
      boxes == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 70, y: 40, width: 20, height: 20),
      ])
  }

  @Test func `views lie as they were put, and leave where they are taken away`() {
    let view = UIView()
    let (back, front, other) = (colored(.red), colored(.blue), colored(.green))
    view.addSubview(front)
    view.insertSubview(back, at: -3)
    view.insertSubview(other, at: 1)
    #expect(identities(view.subviews) == identities([back, other, front]))
    #expect(
      view.layer.sublayers.map(identities) == identities([back, other, front].map(\.layer)))
    view.sendSubviewToBack(front)
    view.bringSubviewToFront(back)
    #expect(identities(view.subviews) == identities([front, other, back]))
    other.removeFromSuperview()
    #expect(other.superview == nil && view.subviews.count == 2)
    #expect(view.layer.sublayers?.count == 2)
    front.addSubview(view)
    #expect(front.subviews.isEmpty && view.superview == nil)
    #expect(front.isDescendant(of: view) && !view.isDescendant(of: front))
  }

  @Test func `a constraint that is changed or let go of moves the view`() throws {
    let (view, pane) = (UIView(), colored(.red, CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.addSubview(pane)
    let width = pane.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    #expect(pane.frame.width == 40)
    width.constant = 60
    #expect(pane.frame.width == 60)
    width.isActive = false
    width.constant = 80
    #expect(pane.frame.width == 60 && pane.constraints.isEmpty)
    pane.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
    #expect(pane.frame.width == 60)
  }

  @Test func `what stands in front of a blur is as large as the blur`() {
    let boxes = boxes { [self] view in
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      blur.contentView.addSubview(colored(.red, CGRect(x: 5, y: 5, width: 10, height: 10)))
      view.addSubview(blur)
    }
    #expect(
      boxes == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 5, y: 5, width: 10, height: 10),
      ])
  }
}
