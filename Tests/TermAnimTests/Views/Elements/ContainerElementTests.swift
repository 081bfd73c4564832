import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ContainerElementTests {
  /// Squares one behind the other, as wide as their numbers say, and what the test lets show.
  private struct Pile: View {
    let held: HeldValue<Binding<[Int]>>
    @State var numbers = Array(1...6)

    var body: some View {
      held.value = $numbers
      return ZStack {
        ForEach(numbers, id: \.self) { number in
          Color.red.frame(width: CGFloat(number), height: 10).transition(.offset(x: 1))
        }
      }
    }
  }

  private let numbers = HeldValue<Binding<[Int]>>(.constant([]))

  private func widths(_ host: ViewHost, showing shown: [Int]) -> [CGFloat?] {
    host.animate { numbers.value.wrappedValue = shown }
    return host.drawing.map(\.bounds?.width)
  }

  @Test func `what leaves is seen behind what stays, in its order`() {
    let host = ViewHost(Pile(held: numbers))
    #expect(widths(host, showing: [3, 6]) == [1, 2, 4, 5, 3, 6])
    #expect(widths(host, showing: [6, 3, 7]) == [1, 2, 4, 5, 6, 3, 7])
    #expect(widths(host, showing: [4, 7]) == [1, 2, 6, 3, 5, 4, 7])
    host.run(for: 1.1)
    #expect(host.drawing.map(\.bounds?.width) == [4, 7])
  }
}
