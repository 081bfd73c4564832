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

  @Test func `labels of controls take a picture of a catalogue`() {
    let (title, label) = ("A title", Label("A title", image: "photo"))
    let pairs: [(ViewHost, ViewHost)] = [
      (ViewHost(Label("A title", image: image)), ViewHost(label)),
      (ViewHost(Label(title, image: image)), ViewHost(label)),
      (ViewHost(Button("A title", image: image) {}), ViewHost(Button(action: {}) { label })),
      (ViewHost(Button(title, image: image) {}), ViewHost(Button(action: {}) { label })),
      (
        ViewHost(Menu("A title", image: image) { Text("item") }),
        ViewHost(Menu(content: { Text("item") }, label: { label }))
      ),
      (
        ViewHost(Toggle(title, image: image, isOn: .constant(true))),
        ViewHost(Toggle(isOn: .constant(true)) { label })
      ),
      (
        ViewHost(
          Picker("A title", image: image, selection: .constant(1)) { Text("1").tag(1) }
            .labelsVisibility(.visible)),
        ViewHost(
          Picker(selection: .constant(1), content: { Text("1").tag(1) }, label: { label })
            .labelsVisibility(.visible))
      ),
      (
        ViewHost(ContentUnavailableView("A title", image: image)),
        ViewHost(ContentUnavailableView("A title", image: "photo"))
      ),
      (
        ViewHost(TabView { Tab(title, image: image) { Text("page") } }),
        ViewHost(TabView { Tab("A title", image: "photo") { Text("page") } })
      ),
    ]
    for (index, (resource, named)) in pairs.enumerated() {
      #expect(resource.displayList == named.displayList, "\(index)")
      #expect(resource.strings.contains("A title"), "\(index)")
    }
  }

  @Test func `what fills a symbol by a value shows all of it`() {
    #expect(
      ViewHost(Image(systemName: "wifi", variableValue: 0.2)).displayList
        == ViewHost(Image(systemName: "wifi")).displayList)
  }
}
