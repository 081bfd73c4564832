import Foundation
import Testing

@testable import TermAnim

/// What generated sources name of an asset catalogue.
@MainActor
struct ResourceTests {
  private let color = ColorResource(name: "accent", bundle: .main)
  private let image = ImageResource(name: "photo", bundle: .main)

  @Test(arguments: [ColorScheme.light, .dark])
  func `a colour of a catalogue is one colour, however it is named`(scheme: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let pixels = [Color("accent"), Color(color), Color(UIColor(resource: color))].map {
      $0.resolve(in: environment).cgColor.components?.map { ($0 * 255).rounded() }
    }
    #expect(Set(pixels).count == 1)
  }

  @Test func `a picture of a catalogue is one picture, however it is named`() {
    let plain = ViewHost(Image("photo")).displayList
    #expect(ViewHost(Image(image)).displayList == plain)
    #expect(ViewHost(Image(uiImage: UIImage(resource: image))).displayList == plain)
    #expect(ViewHost(Image("photo", label: Text("a photo"))).displayList == plain)
  }

  @Test func `what fills a symbol by a value shows all of it`() {
    #expect(
      ViewHost(Image(systemName: "wifi", variableValue: 0.2)).displayList
        == ViewHost(Image(systemName: "wifi")).displayList)
  }
}
