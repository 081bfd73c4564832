import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ToggleTests {
  private struct Switch: View {
    @State var isOn = false
    let log: HeldValue<[Bool]>

    var body: some View {
      Toggle("Sound", isOn: $isOn)
        .frame(width: 120)
        .onChange(of: isOn) { log.value.append(isOn) }
    }
  }

  /// The right edge of the knob, the last shape drawn besides the focus ring.
  private func knob(_ host: ViewHost) -> CGRect {
    host.drawing.filter {
      if case .fill = $0.command { return true }
      return false
    }.compactMap(\.bounds).last ?? .null
  }

  @Test func `a click flips it and the knob slides over`() {
    let log = HeldValue<[Bool]>([])
    let host = ViewHost(Switch(log: log))
    let start = knob(host)
    host.tap(at: CGPoint(x: start.midX, y: start.midY))
    #expect(log.value == [true])
    host.advance(by: 0.08)
    let middle = knob(host)
    host.run(for: 2)
    let end = knob(host)
    #expect(start.minX < middle.minX && middle.minX < end.minX)
    #expect(abs(end.minX - start.minX - 16) < 0.01)
  }

  @Test func `the knob moves as the binding says`() {
    struct Slow: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Sound", isOn: $isOn.animation(.linear(duration: 4))).frame(width: 120)
      }
    }
    let host = ViewHost(Slow())
    let start = knob(host)
    host.tap(at: CGPoint(x: start.midX, y: start.midY))
    host.advance(by: 2)
    #expect(abs(knob(host).minX - start.minX - 8) < 0.01)
  }

  @Test func `a change without animation moves the knob at once`() {
    struct Plain: View {
      let probe: Probe
      var body: some View {
        ProbeView(probe) { _, _, flag in Toggle("Sound", isOn: .constant(flag)).frame(width: 120) }
      }
    }
    let probe = Probe()
    let host = ViewHost(Plain(probe: probe))
    let start = knob(host)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { probe.flag = true }
    host.settle()
    #expect(abs(knob(host).minX - start.minX - 16) < 0.01)
  }

  @Test func `a toggle of several values is mixed when some are on`() {
    struct Source {
      var isOn: Binding<Bool>
    }
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
          .onTapGesture { configuration.isOn.toggle() }
      }
    }
    struct Outer: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    }
    func host(_ values: [HeldValue<Bool>], _ style: some ToggleStyle) -> ViewHost {
      ViewHost(
        Toggle(sources: values.map { Source(isOn: $0.binding) }, isOn: \.isOn) { Text("all") }
          .toggleStyle(Outer()).toggleStyle(style))
    }
    let values = [HeldValue(true), HeldValue(false)]
    let mixed = host(values, Words())
    #expect(mixed.strings == ["mixed"])
    mixed.tap(on: "mixed")
    #expect(values.map(\.value) == [true, true])
    #expect(host(values, Words()).strings == ["on"])
    #expect(host([HeldValue(false)], Words()).strings == ["off"])
    #expect(host([HeldValue(false), HeldValue(true)], .checkbox).strings.contains("\u{2013}"))
  }

  @Test(arguments: [0.0, 2, 4, 6], [1, 2])
  func `a checkbox stands in one row with its mark and the first line of its label`(
    offset: CGFloat, lines: Int
  ) throws {
    let host = ViewHost(
      Toggle(isOn: .constant(true)) {
        Text("first")
        if lines > 1 { Text("second") }
      }
      .toggleStyle(.checkbox).padding(.top, offset)
      .frame(maxHeight: .infinity, alignment: .top))
    let box = try #require(host.firstBox)
    func row(_ text: String) throws -> CGFloat {
      (try #require(host.frame(of: text)).minY / 8).rounded()
    }
    #expect(try abs(box.minY - 8 * row("first")) < 1e-6 && box.height == 8)
    #expect(try row("\u{2713}") == row("first"))
  }

  @Test func `return and space flip it when it has the focus`() {
    let log = HeldValue<[Bool]>([])
    let host = ViewHost(Switch(log: log))
    #expect(host.key(.tab))
    host.key(.return)
    host.key(.space)
    #expect(log.value == [true, false])
  }

  @Test func `a disabled one cannot be used and is fainter`() {
    let log = HeldValue<[Bool]>([])
    let host = ViewHost(Switch(log: log).disabled(true))
    let knob = knob(host)
    host.tap(at: CGPoint(x: knob.midX, y: knob.midY))
    #expect(!host.key(.tab))
    #expect(log.value.isEmpty)
    #expect(host.drawing.contains { $0.opacity < 0.5 })
  }

  @Test func `in a toolbar it is a button with a ground while it is on`() {
    struct Page: View {
      @State private var isBold = false
      var body: some View {
        NavigationStack {
          Text(isBold ? "bold" : "plain").toolbar { Toggle("Bold", isOn: $isBold) }
        }
      }
    }
    let host = ViewHost(Page())
    func grounds() -> Int {
      let label = host.frame(of: "Bold") ?? .infinite
      return host.drawing.filter { command in
        !command.isStroke && command.bounds?.contains(label) == true
          && command.color.map { $0.opacity > 0 } == true
      }.count
    }
    let off = grounds()
    host.tap(on: "Bold")
    #expect(host.strings.contains("bold"))
    #expect(grounds() == off + 1)
  }

  @Test func `nothing moves when it has come to rest`() {
    let host = ViewHost(Switch(log: HeldValue([])))
    host.key(.tab)
    host.key(.space)
    host.run(for: 3)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a style makes it look otherwise`() {
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          Text(configuration.isOn ? "On" : "Off")
        }
      }
    }
    let host = ViewHost(Switch(log: HeldValue([])).toggleStyle(Words()))
    #expect(host.strings == ["Off"])
    host.tap(on: "Off")
    #expect(host.strings == ["On"])
  }
}
