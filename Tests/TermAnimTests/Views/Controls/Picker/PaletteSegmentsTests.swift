import Testing

@testable import TermAnim

@MainActor
struct PaletteSegmentsTests {
  /// An option that says in which form its symbols are.
  private struct Option: View {
    @Environment(\.symbolVariants) private var variants

    var body: some View { Text(variants == .fill ? "full" : "plain") }
  }

  private struct Choosing: View {
    let effect: PaletteSelectionEffect
    @State private var chosen = 1

    var body: some View {
      Picker("label", selection: $chosen) {
        ForEach(0..<3) { _ in Option() }
      }
      .pickerStyle(.palette).paletteSelectionEffect(effect)
    }
  }

  private func host(_ effect: PaletteSelectionEffect) -> ViewHost {
    ViewHost(Choosing(effect: effect))
  }

  @Test func `the chosen option has symbols of another form, and no thumb`() {
    let host = host(.symbolVariant(.fill))
    #expect(host.strings == ["plain", "full", "plain"])
    host.key(.tab)
    host.key(.rightArrow)
    host.run(for: 1)
    #expect(host.strings == ["plain", "plain", "full"])
  }

  @Test func `only the usual effect has a thumb`() {
    let areas = [PaletteSelectionEffect.automatic, .custom, .symbolVariant(.fill)]
      .map { host($0).boxes.count }
    #expect(areas == [areas[0], areas[0] - 1, areas[0] - 1])
    #expect(host(.custom).strings == ["plain", "plain", "plain"])
  }
}
