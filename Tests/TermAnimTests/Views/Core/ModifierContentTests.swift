import Foundation
import Testing

@testable import TermAnim

/// What stands in for the content in the body of a modifier.
@MainActor
struct ModifierContentTests {
  /// Paints its content, which does not change itself.
  private struct Painted: ViewModifier {
    let color: Color
    let size: Double

    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content.frame(width: size, height: 10).foregroundStyle(color)
        content.frame(width: 5, height: 5)
      }
    }
  }

  /// A shape that counts how often it is described.
  private struct Counted: View {
    let log: MomentLog<Int>

    var body: some View {
      log.note(1)
      return Rectangle()
    }
  }

  private struct Unchanged: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  @Test func `the content learns in which direction a stack arranges it`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        (flag ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))) {
          Color.red.frame(width: 10, height: 10)
          Spacer().modifier(Unchanged())
        }
        .background(Color.blue)
      }, size: CGSize(width: 100, height: 100))
    #expect(host.firstBox?.size == CGSize(width: 100, height: 10))
    probe.flag = true
    host.settle()
    #expect(host.firstBox?.size == CGSize(width: 10, height: 100))
  }

  @Test func `the content sees the environment that the modifier makes, also when that changes`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Rectangle().modifier(Painted(color: v == 0 ? .red : .blue, size: 10))
      })
    probe.v = 1
    host.settle()
    let colors = host.drawing.map(\.color)
    let environment = EnvironmentValues()
    #expect(
      colors == [Color.blue.resolve(in: environment), Color.primary.resolve(in: environment)])
  }

  @Test func `the content is not described again when only the modifier changes`() {
    let (probe, log) = (Probe(), MomentLog<Int>())
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Counted(log: log).modifier(Painted(color: .red, size: 10 + v))
      })
    #expect(log.values.count == 2)
    probe.v = 30
    host.settle()
    #expect(log.values.count == 2)
    #expect(host.firstBox?.width == 40)
  }

  @Test func `every place of the content follows it`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Rectangle().opacity(1 - v / 2).modifier(Painted(color: .red, size: 10))
      })
    probe.v = 1
    host.settle()
    #expect(host.drawing.map(\.opacity) == [0.5, 0.5])
  }
}
