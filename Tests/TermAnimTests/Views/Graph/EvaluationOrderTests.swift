import Foundation
import Testing

@testable import TermAnim

/// Bodies run when those above them have run, and not where their views are gone.
@MainActor
struct EvaluationOrderTests {
  /// A number as bodies have seen it, and its double as the view around has worked it out.
  private typealias Sights = MomentLog<[Double]>

  /// A view that reads a number itself, and is told the double.
  private struct Reader: View {
    @Binding var number: Double
    let double: Double
    let sights: Sights

    var body: some View {
      sights.note([number, double])
      return Color.red.frame(width: double, height: 10)
    }
  }

  private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  private func expectOrder<Content: View>(
    @ViewBuilder _ content: @escaping (Reader) -> Content,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let (probe, sights) = (Probe(), Sights())
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        content(Reader(number: probe.vBinding, double: 2 * v, sights: sights))
      })
    sights.clear()
    probe.v = 2
    host.run(for: 1)
    #expect(sights.values == [[2, 4]], sourceLocation: location)
  }

  @Test func `a view in a modifier of the program sees what is around as it is now`() {
    expectOrder { $0.modifier(Card()) }
    expectOrder { $0.modifier(Card()).modifier(Card()) }
    expectOrder { reader in VStack { reader.padding().modifier(Card()) } }
  }

  @Test func `so does one in a control, a page or below modifiers that have bodies`() {
    expectOrder { reader in NavigationStack { reader } }
    expectOrder { reader in TabView { reader.tabItem { Text("one") } } }
    expectOrder { reader in
      Button {
      } label: {
        reader
      }
    }
    expectOrder { reader in reader.onTapGesture {}.gesture(DragGesture()).contextMenu {} }
    expectOrder { reader in reader.sheet(isPresented: .constant(false)) {}.help("help") }
    expectOrder { reader in
      reader.phaseAnimator([0.0], content: { view, phase in view.opacity(1 - phase) })
    }
  }

  @Test func `what a modifier's content animates leads from where it is to where it is to be`() {
    struct Growing: View {
      @Binding var number: Double
      let reach: Double

      var body: some View {
        Color.red.frame(width: 10, height: 10).scaleEffect(number > 0 ? reach : 1)
      }
    }
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Growing(number: probe.vBinding, reach: v > 0 ? 3 : 9).modifier(Card())
      })
    host.animate { probe.v = 1 }
    let widths = (0...4).map { _ in
      defer { host.advance(by: 0.25) }
      return host.boxes.first?.width
    }
    #expect(widths == [10, 15, 20, 25, 30])
  }

  private final class Model: ObservableObject {
    @Published var name: String? = "Ann"
  }

  private struct Profile: View {
    @ObservedObject var model: Model
    let names: MomentLog<String>

    var body: some View {
      names.note(model.name ?? "nobody")
      return Text(model.name ?? "")
    }
  }

  private struct Page: View {
    @ObservedObject var model: Model
    let names: MomentLog<String>

    var body: some View {
      VStack {
        if model.name != nil { Profile(model: model, names: names) } else { Text("none") }
      }
    }
  }

  @Test func `the body of a view that is gone does not run for what it left for`() {
    let (model, names) = (Model(), MomentLog<String>())
    let host = ViewHost(Page(model: model, names: names))
    model.name = nil
    host.settle()
    model.name = "Bea"
    host.settle()
    model.name = "Cy"
    host.settle()
    #expect(names.values == ["Ann", "Bea", "Cy"])
  }

  @Test func `what is seen leaving changes in the transaction that takes it away`() {
    struct Bar: View {
      @ObservedObject var model: Model

      var body: some View {
        Color.red.frame(width: model.name == nil ? 50 : 10, height: 10)
      }
    }
    struct Bars: View {
      @ObservedObject var model: Model

      var body: some View {
        ZStack { if model.name != nil { Bar(model: model) } }
      }
    }
    let model = Model()
    let host = ViewHost(Bars(model: model))
    host.animate { model.name = nil }
    host.advance(by: 0.5)
    #expect(host.boxes.map(\.width) == [30])
  }

  @Test func `that of one that is seen leaving does, and when it comes back`() {
    let (model, names) = (Model(), MomentLog<String>())
    let host = ViewHost(Page(model: model, names: names))
    host.animate { model.name = nil }
    host.advance(by: 0.5)
    #expect(names.values == ["Ann", "nobody"])
    host.animate { model.name = "Bea" }
    host.run(for: 2)
    #expect(names.values.last == "Bea" && host.strings == ["Bea"])
  }
}
