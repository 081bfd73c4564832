import TermAnim
import Testing

@testable import termsplash

@MainActor
struct PhasesSceneTests {
  @Test(arguments: DancePhase.allCases)
  func `the dancers keep the middle, and out of each other's way`(phase: DancePhase) {
    let places = (0..<4).map { phase.place(ofDancer: $0) }
    #expect(abs(places.map(\.x).reduce(0, +)) < 1e-9)
    #expect(abs(places.map(\.y).reduce(0, +)) < 1e-9)
    for (index, place) in places.enumerated() {
      for other in places[(index + 1)...] {
        #expect(max(abs(place.x - other.x), abs(place.y - other.y)) >= 1)
      }
    }
  }

  @Test func `a dance comes back to where it began, an endless one goes on`() throws {
    let preview = ScenePreview<PhasesScene>()
    let rest = preview.picture
    try preview.press("space wait:0.5")
    #expect(preview.picture != rest)
    preview.advance(by: 12)
    #expect(preview.picture == rest)
    try preview.press("e wait:7.3")
    #expect(preview.picture != rest)
  }

  @Test func `a dance that is asked for in another follows it, and nothing stands still`() throws {
    let preview = ScenePreview<PhasesScene>()
    let rest = preview.picture
    try preview.press("space wait:0.4")
    for _ in 1...10 {
      let before = preview.picture
      try preview.press("space wait:0.1")
      #expect(preview.picture != before)
    }
    #expect(preview.scene.model.dances == 1)
    preview.advance(by: 2)
    #expect(preview.scene.model.dances == 2 && preview.picture != rest)
    preview.advance(by: 12)
    #expect(preview.scene.model.dances == 2 && preview.picture == rest)
  }

  @Test func `after an endless dance there are others`() throws {
    let preview = ScenePreview<PhasesScene>()
    try preview.press("e wait:1.2 space e wait:3")
    let (rest, dances) = (preview.picture, preview.scene.model.dances)
    try preview.press("space wait:0.4")
    #expect(preview.picture != rest && preview.scene.model.dances == dances + 1)
  }

  @Test func `a dance goes on from where it is when it is to be endless, and when it is to end`()
    throws
  {
    let preview = ScenePreview<PhasesScene>()
    let rest = preview.picture
    try preview.press("space wait:1")
    for keys in ["e", "wait:4.2 e"] {
      try preview.press(String(keys.dropLast()))
      let before = preview.picture
      #expect(before != rest)
      try preview.press("e wait:1e-9")
      #expect(preview.picture == before, "\(keys)")
    }
    preview.advance(by: 5)
    #expect(preview.picture == rest && preview.scene.model.dances == 2)
  }

  @Test func `brackets change how long it takes within bounds`() throws {
    let preview = ScenePreview<PhasesScene>()
    try preview.press("]")
    #expect(preview.scene.model.tenths == 8)
    for _ in 1...20 { try preview.press("[") }
    #expect(preview.scene.model.tenths == 3)
  }

  @Test func `a click between the dancers counts`() {
    let preview = ScenePreview<PhasesScene>()
    let area = Picture<EmptyView>.area(of: CGSize(width: 320, height: 192))
    preview.click(x: 0.5, y: area.midY / 192)
    #expect(preview.scene.model.dances == 1)
  }
}
