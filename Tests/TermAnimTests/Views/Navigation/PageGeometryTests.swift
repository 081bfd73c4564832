import Foundation
import Testing

@testable import TermAnim

/// What views on pages and panels are told of their places while these come.
@MainActor
struct PageGeometryTests {
  private let probe = Probe()
  private let places = Places()

  @MainActor
  private final class Places {
    var all: [CGPoint] = []
  }

  private var reader: some View {
    Color.red.onGeometryChange(for: CGPoint.self) {
      $0.frame(in: .global).origin
    } action: { [places] in
      places.all.append($0)
    }
  }

  private var isOn: Binding<Bool> {
    Binding(get: { [probe] in probe.flag }, set: { [probe] in probe.flag = $0 })
  }

  /// The places of which the view is told while something comes and goes again.
  private func places(_ view: @escaping (Bool) -> some View) -> [CGPoint] {
    let host = ViewHost(ProbeView(probe) { _, _, isOn in view(isOn) })
    probe.flag = true
    host.run(for: 2)
    probe.flag = false
    host.run(for: 2)
    return places.all
  }

  @Test func `a page that is pushed is where it will be from the beginning on`() {
    let told = places { [reader, isOn] _ in
      NavigationStack {
        Text("root").navigationDestination(isPresented: isOn) { reader }
      }
    }
    #expect(told.count == 1 && told[0].x == 0)
  }

  @Test func `so are a cover and a sheet`() {
    let covered = places { [reader, isOn] _ in
      Color.blue.fullScreenCover(isPresented: isOn) { reader }
    }
    #expect(covered == [.zero])
    places.all = []
    let raised = places { [reader, isOn] _ in Color.blue.sheet(isPresented: isOn) { reader } }
    #expect(raised.count == 1 && raised[0].y > 0)
  }

  @Test func `a page that is covered, and comes to light, does not move for what is on it`() {
    let told = places { [reader, isOn] _ in
      NavigationStack {
        reader.navigationDestination(isPresented: isOn) { Text("page") }
      }
    }
    #expect(told.count == 1)
  }

  @Test func `a panel is pressed where it is seen`() {
    var taps: [CGPoint] = []
    let host = ViewHost(
      ProbeView(probe) { [isOn] _, _, _ in
        Color.blue.sheet(isPresented: isOn) {
          Text("press").onTapGesture { taps.append($0) }
        }
      })
    func tap() -> CGRect? {
      let frame = host.frame(of: "press")
      host.tap(on: "press")
      return frame
    }
    probe.flag = true
    host.settle()
    host.advance(by: 0.1)
    let rising = tap()
    host.advance(by: 2)
    let resting = tap()
    #expect(rising?.minY != resting?.minY)
    #expect(taps.count == 2 && taps.first == taps.last)
  }

  @Test func `a drag on a panel that moves is where the pointer is on the screen`() {
    var places: [CGPoint] = []
    let host = ViewHost(
      ProbeView(probe) { [isOn] _, _, _ in
        Color.blue.sheet(isPresented: isOn) {
          Color.red.gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .onChanged { places.append($0.location) })
        }
      })
    probe.flag = true
    host.settle()
    host.advance(by: 0.1)
    let point = CGPoint(x: 160, y: 180)
    host.press(at: point)
    #expect(places == [point])
  }

  @Test func `a place in a space around a page is that of the pointer`() {
    var told: [CGPoint] = []
    let host = ViewHost(
      ProbeView(probe) { [isOn] _, _, _ in
        NavigationStack {
          Text("root").navigationDestination(isPresented: isOn) {
            Color.red.gesture(
              DragGesture(minimumDistance: 0, coordinateSpace: .named("all"))
                .onChanged { told.append($0.location) })
          }
        }
        .coordinateSpace(.named("all"))
        .padding(.leading, 20)
      })
    probe.flag = true
    host.settle()
    host.advance(by: 0.15)
    host.press(at: CGPoint(x: 300, y: 120))
    #expect(told == [CGPoint(x: 280, y: 120)])
  }

  @Test func `what is dragged from a panel that rises is under the pointer`() throws {
    let host = ViewHost(
      ProbeView(probe) { [isOn] _, _, _ in
        Color.blue.sheet(isPresented: isOn) { Text("carry").draggable("text") }
      })
    probe.flag = true
    host.settle()
    host.advance(by: 0.2)
    let place = try #require(host.frame(of: "carry"))
    host.press(at: CGPoint(x: place.midX, y: place.midY))
    for step in 1...4 {
      host.advance(by: 0.01)
      host.move(to: CGPoint(x: place.midX + 10 * CGFloat(step), y: place.midY))
    }
    let carried = host.frames(of: "carry").max { $0.midX < $1.midX }
    #expect(abs(try #require(carried).midX - place.midX - 40) < 12)
    #expect(abs(try #require(carried).midY - place.midY) < 12)
  }
  /// The screen while a sheet with `content` rises.
  private func rising(_ content: some View) -> ViewHost {
    let host = ViewHost(
      ProbeView(probe) { [isOn] _, _, _ in Color.blue.sheet(isPresented: isOn) { content } })
    probe.flag = true
    host.settle()
    host.advance(by: 0.15)
    return host
  }

  @Test func `the pointer is over a view on a panel that rises where that is seen`() throws {
    var hovered: [String] = []
    let host = rising(
      VStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Text(name).frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onHover { if $0 { hovered.append(name) } }
        }
      })
    let place = try #require(host.frame(of: "a"))
    host.move(to: CGPoint(x: place.midX, y: place.midY))
    host.settle()
    #expect(hovered == ["a"])
  }

  @Test func `what is dropped on a panel that rises is where it is seen to fall`() throws {
    var fallen: [CGPoint] = []
    let host = rising(
      VStack(spacing: 0) {
        Text("drop").frame(maxWidth: .infinity).frame(height: 40)
          .dropDestination(for: String.self) { _, point in
            fallen.append(point)
            return true
          }
        Text("carry").draggable("text")
      })
    let (from, to) = (try #require(host.frame(of: "carry")), try #require(host.frame(of: "drop")))
    host.press(at: CGPoint(x: from.midX, y: from.midY))
    for step in 1...4 {
      let share = CGFloat(step) / 4
      host.move(
        to: CGPoint(
          x: from.midX + share * (to.midX - from.midX),
          y: from.midY + share * (to.midY - from.midY)))
    }
    host.release(at: CGPoint(x: to.midX, y: to.midY))
    host.settle()
    #expect(fallen.count == 1 && fallen.allSatisfy { abs($0.y - 20) < 1e-9 })
  }
}
