import Foundation
import Testing

@testable import TermAnim

/// The bars of a page or a sheet that goes.
@MainActor
struct LeavingBarTests {
  private struct Trips: View {
    @State private var path: [Int] = [1]
    @State private var isPresented = false

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { _ in
          Text("Body").navigationTitle("Detail").toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
            ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
          }
        }
      }
      .onKeyPress("p") { change { path = path.isEmpty ? [1] : [] } }
      .onKeyPress("s") { change { isPresented.toggle() } }
      .sheet(isPresented: $isPresented) {
        NavigationStack {
          Text("Inside").navigationTitle("Title").toolbar { Button("Done") {} }
        }
      }
    }

    private func change(_ change: () -> Void) -> KeyPress.Result {
      change()
      return .handled
    }
  }

  @Test func `titles and items leave with their page, and come back with it`() {
    let host = ViewHost(Trips())
    let shown: Set = ["Detail", "Edit", "Bottom", "Body"]
    #expect(shown.isSubset(of: host.strings))
    host.key("p")
    host.advance(by: 1.0 / 30)
    #expect(shown.isSubset(of: host.strings))
    // Back before it has gone.
    host.key("p")
    host.run(for: 2)
    #expect(shown.isSubset(of: host.strings))
    host.key("p")
    host.run(for: 2)
    #expect(shown.isDisjoint(with: host.strings) && host.strings.contains("Root"))
  }

  @Test func `titles and items leave with their sheet`() {
    let host = ViewHost(Trips())
    host.key("s")
    host.run(for: 2)
    let shown: Set = ["Title", "Done", "Inside"]
    #expect(shown.isSubset(of: host.strings))
    host.key(.escape)
    host.advance(by: 1.0 / 30)
    #expect(shown.isSubset(of: host.strings))
    host.run(for: 2)
    #expect(shown.isDisjoint(with: host.strings))
  }
}
