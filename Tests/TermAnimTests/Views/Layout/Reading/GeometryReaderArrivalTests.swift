import Foundation
import Testing

@testable import TermAnim

/// What is in a geometry reader that comes, comes from where the reader does.
@MainActor
struct GeometryReaderArrivalTests {
  private let probe = Probe()

  /// A red disc as large as a share of the room.
  private struct Share: ViewModifier {
    let share: CGFloat

    func body(content: Content) -> some View {
      content.overlay {
        GeometryReader { geometry in
          Color.red.frame(width: geometry.size.width * share, height: 10)
        }
      }
    }
  }

  private func redWidth(_ host: ViewHost) -> CGFloat? {
    host.drawing.last { $0.color == Color.red.resolved }?.bounds?.width
  }

  @Test func `a modifier of a transition that reads the geometry is seen on its way`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if flag {
            Color.blue.frame(width: 100, height: 100)
              .transition(.modifier(active: Share(share: 0), identity: Share(share: 1)))
          }
        }
      })
    host.animate { probe.flag = true }
    host.advance(by: 0.25)
    #expect(redWidth(host) == 25)
    host.advance(by: 0.5)
    #expect(redWidth(host) == 75)
    host.advance(by: 0.5)
    #expect(redWidth(host) == 100 && host.graph.nextWakeUp == nil)
    host.animate { probe.flag = false }
    host.advance(by: 0.25)
    #expect(redWidth(host) == 75)
  }

  /// A small red view or a large one, each as large as the geometry says.
  private struct Hero: View {
    let isLarge: Bool
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isLarge {
          matched.frame(width: 200, height: 100)
        } else {
          Color.green.matchedGeometryEffect(id: 0, in: space).frame(width: 40, height: 20)
        }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }

    private var matched: some View {
      GeometryReader { geometry in
        Color.red.frame(width: geometry.size.width, height: geometry.size.height)
      }
      .matchedGeometryEffect(id: 0, in: space)
    }
  }

  @Test func `what is matched grows from where its source was, with all that is in it`() {
    let host = ViewHost(ProbeView(probe) { _, _, isLarge in Hero(isLarge: isLarge) })
    host.animate { probe.flag = true }
    host.advance(by: 0.0001)
    #expect(abs((redWidth(host) ?? 0) - 40) < 0.1)
    host.advance(by: 0.4999)
    #expect(abs((redWidth(host) ?? 0) - 120) < 0.1)
    host.advance(by: 1)
    #expect(redWidth(host) == 200)
  }

  @Test func `a reader that simply comes is there with all that is in it`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack(spacing: 0) {
          if flag {
            GeometryReader { geometry in
              Color.red.frame(width: geometry.size.width / 2, height: 10)
                .offset(x: geometry.frame(in: .global).minX)
            }
          }
        }
        .frame(width: 100, height: 100)
        .padding(.leading, 100)
      }, size: CGSize(width: 200, height: 100))
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(host.boxes == [CGRect(x: 200, y: 0, width: 50, height: 10)])
  }
}
