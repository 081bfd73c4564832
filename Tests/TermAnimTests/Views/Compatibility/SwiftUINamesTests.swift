import Testing

@testable import TermAnim

/// Names with the module's name before them, where a program has one of the same.
@MainActor
struct SwiftUINamesTests {
  private struct Color {
    let name: String
  }

  private struct Dot: SwiftUI.View {
    @SwiftUI.State private var isOn = false
    @SwiftUI.Environment(\.colorScheme) private var scheme
    let color: Color

    var body: some SwiftUI.View {
      SwiftUI.ZStack {
        SwiftUI.Color.red.opacity(isOn ? 1 : 0.5)
        SwiftUI.Circle().frame(width: 10, height: 10)
      }
      .onAppear { SwiftUI.withAnimation(SwiftUI.Animation.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test func `a program with a colour of its own finds that of the library, too`() {
    let host = ViewHost(Dot(color: Color(name: "plum")))
    host.run(for: 0.5)
    let ground = host.drawing.first?.color
    #expect(host.drawing.count == 2)
    #expect(ground.map { abs($0.opacity - 0.75) < 0.02 } == true)
  }

  /// The views as rows, taken apart as older code does it.
  private struct Rows: SwiftUI._VariadicView.MultiViewRoot {
    func body(children: SwiftUI._VariadicView.Children) -> some SwiftUI.View {
      SwiftUI.LazyVStack(spacing: 0) {
        SwiftUI.ForEach(children) { child in child.frame(height: 10) }
      }
    }
  }

  @Test func `names of controls and of what they are made of are found, too`() {
    let host = ViewHost(
      SwiftUI._VariadicView.Tree(Rows()) {
        SwiftUI.Color.red
        SwiftUI.Color.blue
      })
    #expect(host.boxes.map(\.height) == [10, 10])
  }

  @Test func `the names are found in the module below, too`() {
    #expect(SwiftUICore.Color.red == SwiftUI.Color.red)
  }

  @Test func `changes belong to the transaction that is given`() {
    var transaction = SwiftUI.Transaction(animation: .bouncy)
    transaction.isContinuous = true
    let seen = SwiftUI.withTransaction(transaction) { Transaction.current.isContinuous }
    #expect(seen)
  }
}
