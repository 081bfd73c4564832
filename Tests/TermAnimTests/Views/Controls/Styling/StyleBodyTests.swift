import Foundation
import Testing

@testable import TermAnim

/// Properties in styles, as views have them.
@MainActor
struct StyleBodyTests {
  /// All kinds of styles at once, each showing a value of the environment and its kind.
  private struct Told: ButtonStyle, ToggleStyle, ProgressViewStyle, LabelStyle, GaugeStyle,
    LabeledContentStyle
  {
    @Environment(\.lineLimit) private var limit

    private func told(_ kind: String) -> Text { Text(verbatim: "\(kind) \(limit ?? 0)") }

    func makeBody(configuration: ButtonStyleConfiguration) -> Text { told("button") }
    func makeBody(configuration: ToggleStyleConfiguration) -> Text { told("toggle") }
    func makeBody(configuration: ProgressViewStyleConfiguration) -> Text {
      told("progress")
    }
    func makeBody(configuration: LabelStyleConfiguration) -> Text { told("label") }
    func makeBody(configuration: GaugeStyleConfiguration) -> Text { told("gauge") }
    func makeBody(configuration: LabeledContentStyleConfiguration) -> Text {
      told("content")
    }
  }

  /// A value that views follow.
  private final class Followed<Value>: ObservableObject {
    @Published var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private struct Controls: View {
    @ObservedObject var limit: Followed<Int>

    var body: some View {
      VStack {
        Button("") {}
        Toggle("", isOn: .constant(true))
        ProgressView(value: 1)
        Label("", systemImage: "star")
        Gauge(value: 1) { Text("") }
        LabeledContent("", value: "")
      }
      .lineLimit(limit.value)
      .buttonStyle(Told()).toggleStyle(Told()).progressViewStyle(Told()).labelStyle(Told())
      .gaugeStyle(Told()).labeledContentStyle(Told())
    }
  }

  private static let kinds = ["button", "toggle", "progress", "label", "gauge", "content"]

  @Test func `a style sees the environment of its control, and its changes`() {
    let limit = Followed(1)
    let host = ViewHost(Controls(limit: limit))
    #expect(host.strings == Self.kinds.map { "\($0) 1" })
    limit.value = 2
    host.settle()
    #expect(host.strings == Self.kinds.map { "\($0) 2" })
  }

  /// Counts the taps on each control by itself.
  private struct Counting: PrimitiveButtonStyle {
    @State private var taps = 0

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(verbatim: "\(taps) taps")
      }
      .onTapGesture { taps += 1 }
    }
  }

  @Test func `the state of a style belongs to one control`() {
    let host = ViewHost(
      VStack {
        Button("one") {}
        Button("two") {}
      }
      .buttonStyle(Counting()))
    host.tap(on: "one")
    #expect(host.strings == ["one", "1 taps", "two", "0 taps"])
    host.tap(on: "two")
    host.tap(on: "one")
    #expect(host.strings == ["one", "2 taps", "two", "1 taps"])
  }

  /// Styles that put a mark before the control as it is without them.
  private struct Marked: ToggleStyle, ProgressViewStyle, LabelStyle, LabeledContentStyle,
    GroupBoxStyle
  {
    let mark: String

    private func marked(_ control: some View) -> AnyView {
      AnyView(
        VStack {
          Text(mark)
          control
        })
    }

    func makeBody(configuration: ToggleStyleConfiguration) -> AnyView {
      marked(Toggle(configuration))
    }
    func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView {
      marked(ProgressView(configuration))
    }
    func makeBody(configuration: LabelStyleConfiguration) -> AnyView {
      marked(Label(configuration))
    }
    func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView {
      marked(LabeledContent(configuration))
    }
    func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView {
      marked(GroupBox(configuration))
    }
  }

  private func strings(
    _ view: some View, styled: (AnyView, Marked) -> some View
  ) -> [String] {
    let inner = styled(AnyView(view), Marked(mark: "in"))
    return ViewHost(styled(AnyView(inner), Marked(mark: "out"))).strings
  }

  @Test func `a style adds to what the controls around look like`() {
    let toggle = Toggle("a", isOn: .constant(true))
    #expect(strings(toggle) { $0.toggleStyle($1) } == ["in", "out", "a"])
    let progress = ProgressView("a", value: 0.5)
    #expect(strings(progress) { $0.progressViewStyle($1) } == ["in", "out", "a"])
    let label = Label {
      Text("a")
    } icon: {
      Color.red
    }
    #expect(strings(label) { $0.labelStyle($1) } == ["in", "out", "a"])
    let content = LabeledContent("a") { LabeledContent("b", value: "c") }
    #expect(
      strings(content) { $0.labeledContentStyle($1) } == ["in", "out", "a", "in", "out", "b", "c"])
    let box = GroupBox("a") { GroupBox("b") { Text("c") } }
    #expect(strings(box) { $0.groupBoxStyle($1) } == ["in", "out", "a", "in", "out", "b", "c"])
  }

  private final class Model: ObservableObject {
    @Published var name = "old"
  }

  private struct Watching: ToggleStyle {
    @ObservedObject var model: Model

    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(model.name) \(configuration.isOn)")
    }
  }

  @Test func `a style is asked again when an object changes, or what it is given`() {
    let model = Model()
    let isOn = Followed(false)
    struct Shown: View {
      let model: Model
      @ObservedObject var isOn: Followed<Bool>
      var body: some View {
        Toggle("", isOn: .constant(isOn.value)).toggleStyle(Watching(model: model))
      }
    }
    let host = ViewHost(Shown(model: model, isOn: isOn))
    #expect(host.strings == ["old false"])
    model.name = "new"
    host.settle()
    #expect(host.strings == ["new false"])
    isOn.value = true
    host.settle()
    #expect(host.strings == ["new true"])
  }

  private struct Growing: ButtonStyle, Animatable {
    var width: Double

    nonisolated var animatableData: Double {
      get { width }
      set { width = newValue }
    }

    func makeBody(configuration: Configuration) -> some View {
      Text("\(Int(width.rounded()))")
    }
  }

  @Test func `the animatable data of a style move`() {
    struct Shown: View {
      @State private var width = 20.0
      var body: some View {
        Button("") {}.buttonStyle(Growing(width: width))
          .onAppear { withAnimation(.linear(duration: 1)) { width = 40 } }
      }
    }
    let host = ViewHost(Shown())
    host.advance(by: 0.5)
    #expect(host.strings == ["30"])
  }
}
