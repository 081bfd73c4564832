import Foundation
import Testing

@testable import TermAnim

@MainActor
struct BackgroundMaterialTests {
  private struct Asking: View {
    @Environment(\.backgroundMaterial) private var material
    let found: (Bool) -> Void

    var body: some View {
      let _ = found(material != nil)
      Color.red.frame(width: 20, height: 20)
    }
  }

  @Test func `a view on a material is told of it`() {
    let found = HeldValue<[Bool]>([])
    let asking = Asking { found.value.append($0) }
    func told(_ view: some View) -> [Bool] {
      found.value = []
      let host = ViewHost(view)
      defer { _ = host }
      return found.value
    }
    #expect(told(asking) == [false])
    #expect(told(asking.background(Color.blue)) == [false])
    #expect(told(asking.background(.thinMaterial)) == [true])
    #expect(told(asking.background(.bar, in: Circle())) == [true])
    #expect(
      told(asking.environment(\.backgroundMaterial, nil).background(.thickMaterial)) == [false])
  }

  @Test func `the material is drawn behind it`() {
    let host = ViewHost(Color.red.frame(width: 20, height: 20).background(.thinMaterial))
    #expect(host.drawing.count == 2)
    #expect(host.drawing.last?.color == Color.red.resolved)
  }
}
