import Testing

@testable import TermAnim

/// Many rows that come with a transition of the program's own.
@MainActor
struct TransitionRowsTests {
  private struct Green: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.foregroundStyle(Color.green)
    }
  }

  /// A view that counts how often it is asked for its elements.
  private struct Counted: View, PrimitiveView {
    typealias Body = Never

    let count: HeldValue<Int>

    func makeNode(in context: NodeContext) -> TypedNode<Self> { CountedNode(self, in: context) }
  }

  private final class CountedNode: TypedNode<Counted> {
    private let element: Element

    override init(_ view: Counted, in context: NodeContext) {
      element = Element(graph: context.graph, scope: context.inputs.transactions)
      super.init(view, in: context)
    }

    override func appendElements(to elements: inout [Element]) {
      view.count.value += 1
      elements.append(element)
    }
  }

  /// How often rows are asked for their elements when `count` of them come, at once or later.
  private func questions(ofRows count: Int, isFirst: Bool) -> Int {
    let (probe, questions) = (Probe(), HeldValue(0))
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          ForEach(0..<(flag || isFirst ? count : 0), id: \.self) { _ in
            Counted(count: questions).transition(Green())
            Counted(count: questions)
          }
        }
      })
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.run(for: 2)
    return questions.value
  }

  @Test(arguments: [true, false])
  func `twice as many rows are asked twice as often who they are`(isFirst: Bool) {
    let few = questions(ofRows: 20, isFirst: isFirst)
    #expect(few > 0)
    #expect(questions(ofRows: 40, isFirst: isFirst) <= 2 * few)
  }
}
