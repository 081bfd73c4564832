import TermAnim
import Testing

@testable import termsplash

struct PaletteTests {
  @Test func `palettes follow one another around the end, both ways`() {
    for palette in Palette.all {
      #expect(palette.next().next(by: -1) == palette)
      #expect(palette.next(by: Palette.all.count) == palette)
      #expect(palette.next(by: -2 * Palette.all.count) == palette)
    }
    #expect(Palette.all.last?.next() == Palette.all.first)
    #expect(Set(Palette.all).count == Palette.all.count)
  }

  @Test func `a share of the way has a colour of the palette at each of its places`() {
    let palette = Palette.all[0]
    let environment = EnvironmentValues()
    for (index, color) in palette.colors.enumerated() {
      let found = palette.color(at: Double(index) / 2).resolve(in: environment)
      let wanted = color.resolve(in: environment)
      #expect(abs(found.linearRed - wanted.linearRed) < 1e-4)
      #expect(abs(found.linearBlue - wanted.linearBlue) < 1e-4)
    }
    #expect(palette.color(at: .nan) == palette.colors[0])
    #expect(palette.color(at: -3) == palette.colors[0])
  }

  @MainActor
  @Test func `the keys c and C are opposites`() {
    let model = AntsModel()
    let first = model.palette
    let table = BindingTable([
      BindingTable.Section(title: "Test", bindings: KeyBinding.colors(of: model))
    ])
    #expect(table.perform(KeyStroke(.character("c"))))
    #expect(model.palette == first.next())
    #expect(table.perform(KeyStroke(.character("C"))) && model.palette == first)
    #expect(table.perform(KeyStroke(.character("C"))) && model.palette == first.next(by: -1))
  }
}
