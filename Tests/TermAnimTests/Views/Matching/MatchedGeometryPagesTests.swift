import Foundation
import Testing

@testable import TermAnim

/// Views are matched with those on the same page or panel, and with no others.
@MainActor
struct MatchedGeometryPagesTests {
  private let probe = Probe()
  private let size = CGSize(width: 200, height: 200)

  /// A small red source, and what shows a green view that is to be where it is.
  private struct Pair<Shower: View>: View {
    @Namespace private var space
    let shower: (Color.Matched) -> Shower

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 20, height: 20)
        shower(Color.Matched(space: space))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func green(
    shownBy shower: @escaping (Color.Matched) -> some View
  ) -> CGRect? {
    let host = ViewHost(Pair(shower: shower), size: size)
    host.run(for: 2)
    return host.drawing.last { $0.color == Color.green.resolved }?.bounds
  }

  @Test func `a view beside its source is there`() {
    let box = green { $0 }
    #expect(box == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a view in a panel in front of its source is in its own place`() {
    let own = CGSize(width: 30, height: 40)
    let cover = green { green in Text("").fullScreenCover(isPresented: .constant(true)) { green } }
    #expect(cover?.size == own && cover?.minX == 85)
    #expect(green { green in Text("").sheet(isPresented: .constant(true)) { green } }?.size == own)
    #expect(
      green { green in Text("").popover(isPresented: .constant(true)) { green } }?.size == own)
  }

  @Test func `a view on a page above its source is in its own place`() {
    struct Stack: View {
      @Namespace private var space

      var body: some View {
        NavigationStack {
          Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 20, height: 20)
            .navigationDestination(isPresented: .constant(true)) { Color.Matched(space: space) }
        }
      }
    }
    let host = ViewHost(Stack(), size: size)
    host.run(for: 2)
    let box = host.drawing.last { $0.color == Color.green.resolved }?.bounds
    #expect(box?.size == CGSize(width: 30, height: 40))
  }

  @Test func `views on one panel are matched`() {
    let box = green { green in
      Text("").fullScreenCover(isPresented: .constant(true)) { Pair { _ in Pair { $0 } } }
    }
    #expect(box == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `the first page of a stack is matched with what is around the stack`() {
    let box = green { green in NavigationStack { green } }
    #expect(box == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}

extension Color {
  /// A green view that is where the source in a namespace is.
  fileprivate struct Matched: View {
    let space: Namespace.ID

    var body: some View {
      Color.green.matchedGeometryEffect(id: 0, in: space, isSource: false)
        .frame(width: 30, height: 40)
    }
  }
}
