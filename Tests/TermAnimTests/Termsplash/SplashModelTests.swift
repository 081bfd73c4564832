import TermAnim
import Testing

@testable import termsplash

@MainActor
struct SplashModelTests {
  private let model = SplashModel()

  @Test func `colours go through the palette and around its end, both ways`() {
    model.splash(by: -1)
    #expect(model.current == Swatch.all.last)
    for _ in Swatch.all { model.splash() }
    #expect(model.current == Swatch.all.last)
    model.splash()
    #expect(model.current == Swatch.all.first)
  }

  @Test func `a layer that covers everything is the new base and takes those beneath with it`() {
    for _ in 1...3 { model.splash() }
    let second = model.layers[1]
    model.fold(second.id)
    #expect(model.base == second.swatch)
    #expect(model.layers.map(\.swatch) == [Swatch.all[3]])
  }

  @Test func `a layer that is gone already is folded without effect`() {
    for _ in 1...2 { model.splash() }
    let first = model.layers[0]
    model.fold(model.layers[1].id)
    model.fold(first.id)
    #expect(model.base == Swatch.all[2] && model.layers.isEmpty)
  }

  @Test func `a kind is kept for the next colours, a click's is not`() {
    model.splash(kind: .sweep(.degrees(90)))
    model.splash(from: .topLeading)
    model.splash()
    #expect(
      model.layers.map(\.kind) == [
        .sweep(.degrees(90)), .circle(from: .topLeading), .sweep(.degrees(90)),
      ])
  }

  @Test func `no two layers have one identity`() {
    for _ in 1...100 { model.splash() }
    #expect(Set(model.layers.map(\.id)).count == 100)
  }

  @Test func `the colours of the palette differ`() {
    #expect(Set(Swatch.all.map(\.color)).count == Swatch.all.count)
    #expect(Set(Swatch.all.map(\.name)).count == Swatch.all.count)
  }

  @Test func `a colour may be chosen, and the present one stays`() {
    model.splash(to: Swatch.all[4])
    #expect(model.current == Swatch.all[4])
    model.splash(to: Swatch.all[4])
    #expect(model.layers.count == 1)
    model.splash(to: Swatch.all[1])
    model.splash()
    #expect(model.current == Swatch.all[2])
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `every name can be read on its colour`(scheme: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    for swatch in Swatch.all {
      let contrast = Contrast.ratio(
        swatch.ink.resolve(in: environment), swatch.shaded.resolve(in: environment))
      #expect(contrast >= 4.5, "\(swatch.name)")
    }
  }

  @Test func `the tour sweeps in another way each time, and then as the keys say`() {
    let scene = SplashScene(seed: 0)
    for _ in 0..<4 { scene.playOnTour() }
    #expect(Set(scene.model.layers.map(\.kind)).count == 4)
    scene.play()
    #expect(scene.model.layers.last?.kind == .sweep(.zero))
  }

  @Test func `a click on a dot brings its colour`() {
    let preview = ScenePreview<SplashScene>()
    // The sixth dot of ten; the first one is long.
    preview.click(x: 0.5375, y: 0.825)
    #expect(preview.scene.model.current == Swatch.all[5])
  }
}
