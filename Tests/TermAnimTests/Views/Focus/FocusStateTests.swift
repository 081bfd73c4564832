import Foundation
import Testing

@testable import TermAnim

@MainActor
struct FocusStateTests {
  private enum Field: Hashable {
    case name, mail
  }

  /// Two views that can have the focus, and what a test sees and does.
  private final class Desk {
    var field: FocusState<Field?>.Binding?
    var isOn: FocusState<Bool>.Binding?
    var shown: [Field?] = []
  }

  private struct Form: View {
    let desk: Desk
    var start: Field?
    @FocusState private var field: Field?
    @FocusState private var isMailOn: Bool
    @State private var hasMail = true

    var body: some View {
      desk.field = $field
      desk.isOn = $isMailOn
      desk.shown.append(field)
      return VStack {
        Rectangle().frame(width: 40, height: 20).focusable().focused($field, equals: .name)
        if hasMail {
          Rectangle().frame(width: 40, height: 20).focusable()
            .focused($field, equals: .mail).focused($isMailOn)
        }
      }
      .defaultFocus($field, start)
      .onKeyPress("x") {
        hasMail.toggle()
        if hasMail { field = .mail }
        return .handled
      }
    }
  }

  private let desk = Desk()

  @Test func `a focus state says which view has the focus`() {
    let host = ViewHost(Form(desk: desk))
    #expect(desk.shown == [nil])
    host.key(.tab)
    #expect(desk.field?.wrappedValue == .name)
    #expect(desk.shown.last == .name)
    #expect(desk.isOn?.wrappedValue == false)
    host.key(.tab)
    #expect(desk.shown.last == .mail)
    #expect(desk.isOn?.wrappedValue == true)
    host.key(.tab)
    #expect(desk.shown.last == .name)
    #expect(desk.isOn?.wrappedValue == false)
  }

  @Test func `setting a focus state moves the focus`() {
    let host = ViewHost(Form(desk: desk))
    desk.field?.wrappedValue = .mail
    host.settle()
    #expect(host.graph.focus.focused?.frame.minY ?? 0 > 96)
    #expect(desk.isOn?.wrappedValue == true)
    desk.field?.wrappedValue = .name
    host.settle()
    #expect(host.graph.focus.focused?.frame.minY ?? 200 < 96)
    #expect(desk.isOn?.wrappedValue == false)
    desk.field?.wrappedValue = nil
    host.settle()
    #expect(host.graph.focus.focused == nil)
    desk.isOn?.wrappedValue = true
    host.settle()
    #expect(desk.field?.wrappedValue == .mail)
    desk.isOn?.wrappedValue = false
    host.settle()
    #expect(host.graph.focus.focused == nil)
    #expect(desk.field?.wrappedValue == nil)
  }

  @Test func `a view can have the focus from the start`() {
    let host = ViewHost(Form(desk: desk, start: .mail))
    #expect(host.graph.focus.focused?.frame.minY ?? 0 > 96)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `the focus comes to a view that appears with it and leaves with the view`() {
    let host = ViewHost(Form(desk: desk, start: .mail))
    host.key("x")
    #expect(desk.field?.wrappedValue == nil)
    host.key("x")
    #expect(desk.field?.wrappedValue == .mail)
    #expect(host.graph.focus.focused?.frame.minY ?? 0 > 96)
  }
}
