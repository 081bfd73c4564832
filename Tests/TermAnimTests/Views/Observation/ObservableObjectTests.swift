import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ObservableObjectTests {
  @Test func `a published change shows in the next frame, and once`() {
    let model = Model()
    let (host, log) = show { ModelView(model: model, log: $0) }
    model.width = 40
    model.width = 50
    #expect(log.values == [10])
    host.settle()
    #expect(log.values == [10, 50])
  }

  @Test func `a body runs again only for the object its view has now`() {
    let (first, second) = (Model(), Model())
    let chooser = Chooser(model: first)
    let (host, log) = show { ChooserView(chooser: chooser, log: $0) }
    chooser.model = second
    host.settle()
    #expect(log.values == [10, 10])
    first.width = 20
    host.settle()
    #expect(log.values == [10, 10])
    second.width = 30
    host.settle()
    #expect(log.values == [10, 10, 30])
  }

  @Test func `a change within withAnimation animates from what was shown`() {
    let model = Model()
    let (host, _) = show { ModelView(model: model, log: $0) }
    host.animate { model.opacity = 0 }
    host.advance(by: 0.25)
    #expect(host.opacities == [0.75])
    host.advance(by: 0.75)
    host.advance(by: 0.1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a state object is made once, however often its view is described`() {
    let parent = Model()
    let made = Log()
    let (host, _) = show { _ in OwnerParent(model: parent, made: made) }
    parent.width = 11
    host.settle()
    parent.width = 12
    host.settle()
    #expect(made.values == [1])
  }

  @Test func `a state object's changes show`() {
    let made = Log()
    let (host, log) = show { OwnerView(made: made, log: $0) }
    host.tap(at: CGPoint(x: 160, y: 96))
    #expect(log.values == [10, 11])
    #expect(made.values == [1])
  }

  @Test func `a binding of an object writes through`() {
    let model = Model()
    let wrapper = ObservedObject(wrappedValue: model).projectedValue
    wrapper.width.wrappedValue = 3
    wrapper.name.count.animation().transaction(Transaction()).wrappedValue = 4
    #expect(model.width == 3)
    #expect(model.name.count == 4)
    #expect(wrapper.width.wrappedValue == 3)
  }

  @Test func `an animated binding of an object animates`() {
    let model = Model()
    let (host, _) = show { ModelView(model: model, log: $0) }
    let wrapper = ObservedObject(wrappedValue: model).projectedValue
    wrapper.opacity.animation(.linear(duration: 1)).wrappedValue = 0
    host.settle()
    host.advance(by: 0.5)
    #expect(host.opacities == [0.5])
  }

  @Test func `an environment object reaches the views below and can be replaced`() {
    let (first, second) = (Model(), Model())
    let chooser = Chooser(model: first)
    let (host, log) = show { log in
      EnvironmentRoot(chooser: chooser, log: log)
    }
    first.width = 20
    host.settle()
    #expect(log.values == [10, 20])
    second.width = 30
    chooser.model = second
    host.settle()
    #expect(log.values == [10, 20, 30])
    first.width = 21
    host.settle()
    #expect(log.values == [10, 20, 30])
  }

  @Test func `a missing environment object is a programmer's error that names the type`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = EnvironmentObject<Model>().wrappedValue
    }
  }

  @Test func `a closure that knows nothing but the object is still run anew`() {
    let model = Model()
    let (host, _) = show { _ in ReaderView(model: model) }
    model.width = 20
    host.settle()
    #expect(host.widths == [20])
    let (other, _) = show { _ in InheritingView().environmentObject(model) }
    model.width = 30
    host.settle()
    other.settle()
    #expect(host.widths == [30])
    #expect(other.widths == [30])
  }

  @Test func `a closure that is the object itself is run anew, within other views too`() {
    let model = Model()
    let (host, _) = show { _ in CapturingView(model: model) }
    model.width = 20
    host.settle()
    #expect(host.widths == [20, 20, 20])
  }

  @Test func `a view that is gone listens no more`() {
    let (model, chooser) = (Model(), Chooser(model: Model()))
    let (host, log) = show { log in GoneRoot(chooser: chooser, model: model, log: log) }
    chooser.isShown = false
    host.settle()
    model.width = 90
    #expect(host.graph.nextWakeUp == nil)
    host.settle()
    #expect(log.values == [10])
  }

  @Test func `a change on another thread shows on the main one`() async {
    let model = Model()
    let (host, log) = show { ModelView(model: model, log: $0) }
    await Task.detached { @Sendable [model] in model.objectWillChange.send() }.value
    host.settle()
    #expect(log.values == [10, 10])
  }

  @Test func `each transaction is an update of its own, though objects have but one value`() {
    let model = Model()
    let (host, log) = show { ModelView(model: model, log: $0) }
    model.width = 20
    withAnimation(.linear(duration: 1)) { model.opacity = 0 }
    model.width = 30
    #expect(log.values == [10, 20, 20])
    host.settle()
    #expect(log.values == [10, 20, 20, 30])
    #expect(host.widths == [30])
    host.advance(by: 0.5)
    #expect(host.opacities == [0.5])
  }

  @Test func `a view that comes in the update before a change shows the change`() {
    let model = Model()
    let host = ViewHost(NewcomerView(model: model))
    withAnimation { model.opacity = 0.5 }
    model.width = 20
    host.run(for: 2)
    #expect(host.widths == [20])
    withAnimation(.linear) { model.width = 30 }
    host.run(for: 2)
    #expect(host.widths == [30])
  }

  @Test func `what comes before an animation is where it begins`() {
    let model = Model()
    let (host, _) = show { ModelView(model: model, log: $0) }
    model.opacity = 0.5
    host.animate { model.opacity = 0 }
    host.advance(by: 0.5)
    #expect(host.opacities == [0.25])
  }

  @Test func `state and objects that change in turn keep their order`() {
    let (probe, model) = (Probe(), Model())
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in ModelView(model: model, log: Log()).offset(x: v) })
    probe.v = 10
    host.animate { model.opacity = 0 }
    host.advance(by: 0.5)
    #expect(host.opacities == [0.5])
    #expect(host.firstBox?.midX == 170)
  }

  @Test func `an animation begins at the moment of the change, not of the last frame`() {
    let model = Model()
    let (host, _) = show { ModelView(model: model, log: $0) }
    host.graph.tellTime { .zero + 7 }
    withAnimation(.linear(duration: 2)) { model.opacity = 0 }
    model.width = 20
    #expect(host.graph.time.seconds == 7)
    host.advance(by: 8)
    #expect(host.opacities == [0.5])
  }

  @Test func `what appearing changes is in order too`() {
    let model = Model()
    let (host, log) = show { log in
      ModelView(model: model, log: log).onAppear {
        model.opacity = 0.5
        withAnimation(.linear(duration: 1)) { model.opacity = 0 }
      }
    }
    #expect(host.opacities == [0.5])
    host.advance(by: 0.5)
    #expect(host.opacities == [0.25])
    #expect(log.values.count == 3)
  }

  @Test func `a thousand changes of a frame run a body once`() {
    let model = Model()
    let (host, log) = show { ModelView(model: model, log: $0) }
    for width in 1...1_000 { model.width = Double(width) }
    #expect(host.graph.pending.count == 1)
    host.settle()
    #expect(log.values == [10, 1_000])
  }

  @Test func `an object may say itself that it changes`() {
    let model = ManualModel()
    #expect(model.objectWillChange === model.objectWillChange)
    let host = ViewHost(ManualView(model: model))
    model.width = 20
    host.settle()
    #expect(host.widths == [20])
    #expect(ManualModel().objectWillChange !== model.objectWillChange)
  }

  @Test func `publishers of objects that are gone do not pile up`() {
    let publishers = ObjectPublishers()
    let kept = ManualModel()
    let publisher = publishers.publisher(of: kept, or: ObservableObjectPublisher())
    for _ in 0..<1_000 {
      _ = publishers.publisher(of: ManualModel(), or: ObservableObjectPublisher())
    }
    #expect(publishers.count <= 16)
    #expect(publishers.publisher(of: kept, or: ObservableObjectPublisher()) === publisher)
  }

  private func show<Content: View>(
    _ content: (Log) -> Content
  ) -> (host: ViewHost, log: Log) {
    let log = Log()
    return (ViewHost(content(log)), log)
  }
}

/// What bodies have read, in the order of reading.
@MainActor
private final class Log {
  var values: [Double] = []
}

/// Gives its content to another view, which it does not know to be reading anything.
private struct ReaderView: View {
  @ObservedObject var model: Model

  var body: some View {
    Giver { _ in Color.red.frame(width: model.width, height: 1) }
  }
}

/// Shows a view that observes the same object when that says so.
private struct NewcomerView: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack { if model.opacity < 1 { ReaderView(model: model) } }
  }
}

/// Holds closures that capture one reference only.
private struct CapturingView: View {
  @ObservedObject var model: Model

  var body: some View {
    let model = model
    return VStack {
      GeometryReader { _ in Color.red.frame(width: model.width, height: 1) }
      ForEach(0..<1, id: \.self, content: model.row)
      GeometryReader { _ in Color.red.frame(width: model.width, height: 1) }
        .modifier(Padded())
    }
  }
}

private struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding(1) }
}

extension Model {
  fileprivate func row(_ index: Int) -> some View {
    Color.red.frame(width: width, height: 1)
  }
}

private struct InheritingView: View {
  @EnvironmentObject var model: Model

  var body: some View {
    Giver { _ in Color.red.frame(width: model.width, height: 1) }
  }
}

private struct Giver<Content: View>: View {
  let content: (CGSize) -> Content

  var body: some View {
    content(CGSize(width: 1, height: 1))
  }
}

private final class Model: ObservableObject, @unchecked Sendable {
  struct Name {
    var count = 0
  }

  @Published var width = 10.0
  @Published var opacity = 1.0
  @Published var name = Name()
}

private final class Chooser: ObservableObject {
  @Published var model: Model
  @Published var isShown = true

  init(model: Model) {
    self.model = model
  }
}

/// A model without published properties.
private final class ManualModel: ObservableObject {
  var width = 10.0 {
    willSet { objectWillChange.send() }
  }
}

private struct ManualView: View {
  @ObservedObject var model: ManualModel

  var body: some View {
    Rectangle().frame(width: model.width)
  }
}

private struct ModelView: View {
  @ObservedObject var model: Model
  let log: Log

  var body: some View {
    log.values.append(model.width)
    return Rectangle().frame(width: model.width, height: 10).opacity(model.opacity)
  }
}

private struct ChooserView: View {
  @ObservedObject var chooser: Chooser
  let log: Log

  var body: some View {
    ModelView(model: chooser.model, log: log)
  }
}

private struct OwnerParent: View {
  @ObservedObject var model: Model
  let made: Log

  var body: some View {
    VStack {
      Rectangle().frame(width: model.width)
      OwnerView(made: made, log: Log())
    }
  }
}

private struct OwnerView: View {
  @StateObject private var model: Model
  let log: Log

  init(made: Log, log: Log) {
    self.log = log
    _model = StateObject(
      wrappedValue: {
        made.values.append(1)
        return Model()
      }())
  }

  var body: some View {
    log.values.append(model.width)
    return Rectangle().onTapGesture { model.width += 1 }
  }
}

private struct EnvironmentRoot: View {
  @ObservedObject var chooser: Chooser
  let log: Log

  var body: some View {
    EnvironmentReader(log: log).environmentObject(chooser.model)
  }
}

private struct EnvironmentReader: View {
  @EnvironmentObject private var model: Model
  let log: Log

  var body: some View {
    log.values.append(model.width)
    return Rectangle().frame(width: model.width)
  }
}

private struct GoneRoot: View {
  @ObservedObject var chooser: Chooser
  let model: Model
  let log: Log

  var body: some View {
    if chooser.isShown { ModelView(model: model, log: log) }
  }
}

extension ViewHost {
  fileprivate var widths: [CGFloat?] { drawing.map(\.bounds?.width) }
  fileprivate var opacities: [Double] { drawing.map(\.opacity) }
}
