import Foundation
import Testing

@testable import TermAnim

@MainActor
struct RefreshActionTests {
  private struct Asking: View {
    @Environment(\.refresh) private var refresh
    let found: (RefreshAction?) -> Void

    var body: some View {
      let _ = found(refresh)
      Text("data")
    }
  }

  /// A view whose own state is changed by its action.
  private struct Rows: View {
    @State private var rows = ["old"]
    let found: (RefreshAction?) -> Void

    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { Text($0) }
        Asking(found: found)
      }
      .refreshable { rows.append("new") }
    }
  }

  @Test func `the action may change the state of the view that says it`() async {
    var action: RefreshAction?
    let host = ViewHost(Rows { action = $0 })
    await action?()
    host.settle()
    #expect(host.strings == ["old", "new", "data"])
  }

  @Test func `a view inside can have the data anew, and none where nothing has any`() async {
    let count = Locked(0)
    var action: RefreshAction?
    let host = ViewHost(
      Asking { action = $0 }.refreshable { count.withLock { $0 += 1 } })
    await action?()
    #expect(count.withLock(\.self) == 1)
    let other = ViewHost(Asking { action = $0 })
    #expect(action == nil)
    _ = (host, other)
  }
}
