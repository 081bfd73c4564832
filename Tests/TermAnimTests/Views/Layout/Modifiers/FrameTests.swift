import Foundation
import Testing

@testable import TermAnim

/// A view that fills what it is offered, and is 10 by 10 points when it is offered nothing.
private typealias Filler = Color

@MainActor
struct FrameTests {
  private func size(_ view: some View, in size: CGSize = CGSize(width: 100, height: 100)) -> CGSize
  {
    ViewHost.boxes(of: view, in: size).first?.size ?? .zero
  }

  @Test(
    arguments: [
      // minimum, maximum, length of the content if it is fixed, expected length in 100 points
      (nil, 60, nil, 60), (20, nil, nil, 100), (nil, CGFloat.infinity, 30, 100),
      (nil, 60, 30, 60), (120, nil, 30, 120), (20, nil, 30, 30), (50, nil, 30, 50),
      (nil, nil, 30, 30),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat)])
  func `a frame with limits is as SwiftUI says`(
    least: CGFloat?, greatest: CGFloat?, content: CGFloat?, expected: CGFloat
  ) {
    let view = Filler.red.frame(width: content, height: 10)
      .frame(minWidth: least, maxWidth: greatest)
      .background(Color.blue)
    #expect(size(view).width == expected)
  }

  @Test func `the ideal length counts where nothing is offered`() {
    let view = Filler.red.frame(idealWidth: 33, idealHeight: 44).fixedSize()
    #expect(size(view) == CGSize(width: 33, height: 44))
    let upright = Filler.red.frame(idealWidth: 33, idealHeight: 44)
      .fixedSize(horizontal: false, vertical: true)
    #expect(size(upright) == CGSize(width: 100, height: 44))
  }

  @Test(arguments: [
    (Edge.Set.all, CGRect(x: 16, y: 16, width: 68, height: 68)),
    (.horizontal, CGRect(x: 16, y: 0, width: 68, height: 100)),
    (.top, CGRect(x: 0, y: 16, width: 100, height: 84)),
    (.bottom, CGRect(x: 0, y: 0, width: 100, height: 84)),
    (.trailing, CGRect(x: 0, y: 0, width: 84, height: 100)),
    (Edge.Set([.leading, .vertical]), CGRect(x: 16, y: 16, width: 84, height: 68)),
  ])
  func `padding without a length is 16 points`(edges: Edge.Set, frame: CGRect) {
    #expect(ViewHost.boxes(of: Filler.red.padding(edges)) == [frame])
    #expect(ViewHost.boxes(of: Filler.red.safeAreaPadding(edges)) == [frame])
  }

  @Test func `padding takes insets, and negative ones enlarge`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      ViewHost.boxes(of: Filler.red.padding(insets)) == [CGRect(x: 2, y: 1, width: 94, height: 96)])
    #expect(
      ViewHost.boxes(of: Filler.red.padding(-5)) == [CGRect(x: -5, y: -5, width: 110, height: 110)])
  }

  @Test func `position takes the whole space and puts the centre there`() {
    let view = Filler.red.frame(width: 20, height: 10).position(CGPoint(x: 30, y: 40))
      .background(Color.blue)
    #expect(
      ViewHost.boxes(of: view) == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 20, y: 35, width: 20, height: 10),
      ])
  }

  @Test func `an offset leaves the place in the layout`() {
    let row = HStack(spacing: 0) {
      Filler.red.frame(width: 10, height: 10).offset(CGSize(width: 3, height: 7))
      Filler.blue.frame(width: 10, height: 10)
    }
    #expect(
      ViewHost.boxes(of: row) == [
        CGRect(x: 43, y: 52, width: 10, height: 10), CGRect(x: 50, y: 45, width: 10, height: 10),
      ])
  }

  @Test func `a hidden view keeps its place and is not pressed`() {
    var taps = 0
    let row = HStack(spacing: 0) {
      Filler.red.frame(width: 10, height: 10).onTapGesture { taps += 1 }.hidden()
      Filler.blue.frame(width: 10, height: 10)
    }
    let host = ViewHost(row, size: CGSize(width: 100, height: 100))
    #expect(host.drawing.compactMap(\.bounds?.minX) == [50])
    host.tap(at: CGPoint(x: 45, y: 50))
    #expect(taps == 0)
  }

  @Test func `an inset at an edge takes its space from the view`() {
    let view = Filler.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 4) {
      Filler.blue.frame(width: 10, height: 16)
    }
    #expect(
      ViewHost.boxes(of: view) == [
        CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 90, y: 84, width: 10, height: 16),
      ])
    let before = Filler.red.safeAreaInset(edge: .leading) { Filler.blue.frame(width: 10) }
    #expect(ViewHost.boxes(of: before).map(\.minX) == [10, 0])
    #expect(ViewHost.boxes(of: before).map(\.width) == [90, 10])
  }

  @Test func `nothing is unsafe in a terminal`() {
    #expect(
      ViewHost.boxes(of: Filler.red.ignoresSafeArea().edgesIgnoringSafeArea(.all)).first?.minY == 0)
    #expect(ViewHost.boxes(of: Filler.red.ignoresSafeArea(.keyboard, edges: .bottom)).count == 1)
  }

  @Test func `backgrounds and overlays come in all forms`() {
    let view = Filler.red.frame(width: 20, height: 20)
      .background(alignment: .topLeading) { Filler.blue.frame(width: 30, height: 10) }
      .background(Color.green, ignoresSafeAreaEdges: .all)
      .background(Color.green, in: Circle())
      .background(in: Circle())
      .background()
      .overlay(Color.yellow, ignoresSafeAreaEdges: .top)
      .overlay(Color.yellow, in: Circle())
      .overlay(alignment: .bottom) { Filler.orange.frame(height: 2) }
    let frames = ViewHost.boxes(of: view)
    let full = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(frames.count == 9)
    #expect(frames.filter { $0 == full }.count == 7)
    #expect(frames[4] == CGRect(x: 40, y: 40, width: 30, height: 10))
    #expect(frames[8] == CGRect(x: 40, y: 58, width: 20, height: 2))
  }

  @Test func `scaled to fit stays inside, scaled to fill covers`() {
    let picture = Filler.red.frame(idealWidth: 40, idealHeight: 20)
    #expect(size(picture.scaledToFit()) == CGSize(width: 100, height: 50))
    #expect(size(picture.scaledToFill()) == CGSize(width: 200, height: 100))
  }

  @Test func `sizes and places are half way in the middle of an animation`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Filler.red.frame(width: 20 + u, height: 10).padding(.top, u).offset(x: u)
          .frame(width: 100, height: 100, alignment: .topLeading)
      }, size: CGSize(width: 100, height: 100))
    host.animate { probe.u = 40 }
    host.advance(by: 0.5)
    let frame = host.lastBox ?? .zero
    #expect(abs(frame.minX - 20) < 1e-9 && abs(frame.minY - 20) < 1e-9)
    #expect(abs(frame.width - 40) < 1e-9)
    host.advance(by: 1)
    #expect(host.lastBox == CGRect(x: 40, y: 40, width: 60, height: 10))
  }
}
