import Foundation
import Testing

@testable import TermAnim

/// Colours of asset catalogues, as programs name them.
struct AssetColorTests {
  private func components(
    _ red: Double, _ green: Double, _ blue: Double, space: String = "srgb", alpha: Double = 1
  ) -> String {
    """
    {"color-space": "\(space)", "components":
      {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}
    """
  }

  private func list(_ light: String, dark: String? = nil) -> Data {
    let night = dark.map {
      #", {"color": \#($0), "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    }
    return Data(#"{"colors": [{"idiom": "universal", "color": \#(light)}\#(night ?? "")]}"#.utf8)
  }

  /// The colours of a folder with these sets, by their names, as a program finds them.
  private func withColors(
    _ lists: [String: Data], _ body: (_ color: (String) -> Color, Bundle) throws -> Void
  ) throws {
    let files = Dictionary(
      uniqueKeysWithValues: lists.map {
        ("Media.xcassets/\($0.hasSuffix(".json") ? $0 : "\($0).colorset/Contents.json")", $1)
      })
    let folder = try SamplePictures.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bundle = try #require(Bundle(path: folder))
    try body({ Color($0, bundle: bundle) }, bundle)
  }

  @Test func `a colour has the components of its set, in the space that it says`() throws {
    let lists = [
      "s": list(components(0.2, 0.4, 0.6, alpha: 0.5)),
      "e": list(components(1.5, -0.25, 0, space: "extended-srgb")),
      "l": list(components(0.2, 0.4, 0.6, space: "extended-linear-srgb")),
      "p": list(components(0.2, 0.4, 0.6, space: "display-p3")),
      "g": list(
        #"{"color-space": "gray-gamma-22", "components": {"white": "0.3", "alpha": "0.5"}}"#),
      "h": list(
        #"{"components": {"red": "0xFF", "green": "0x80", "blue": "51"}}"#),
      "r": list(#"{"platform": "ios", "reference": "systemRedColor"}"#),
    ]
    try withColors(lists) { color, _ in
      #expect(color("s") == Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5))
      #expect(color("e") == Color(red: 1.5, green: -0.25, blue: 0))
      #expect(color("l") == Color(.sRGBLinear, red: 0.2, green: 0.4, blue: 0.6))
      #expect(color("p") == Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6))
      #expect(color("g") == Color(white: 0.3, opacity: 0.5))
      #expect(color("h") == Color(red: 1, green: 128.0 / 255, blue: 0.2))
      #expect(color("r") == Color(UIColor.systemRed))
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `a set may have a colour for each ground`(scheme: ColorScheme) throws {
    let lists = [
      "ground": list(components(1, 0, 0), dark: components(0, 0, 1)),
      "sign": list(
        #"{"reference": "labelColor"}"#, dark: #"{"reference": "systemBlueColor"}"#),
    ]
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    try withColors(lists) { color, bundle in
      let expected =
        scheme == .dark ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
      let ground = color("ground").resolve(in: environment)
      #expect(ground == expected.resolve(in: environment))
      let sign = scheme == .dark ? UIColor.systemBlue : .label
      #expect(color("sign").resolve(in: environment) == Color(sign).resolve(in: environment))
      let named = try #require(UIColor(named: "ground", in: bundle, compatibleWith: nil))
      #expect(Color(named).resolve(in: environment).cgColor == ground.cgColor)
      let resource = ColorResource(name: "ground", bundle: bundle)
      #expect(Color(resource) == color("ground"))
      #expect(UIColor(resource: resource) == named)
    }
  }

  @Test func `folders that give a namespace come before the name, others do not`() throws {
    let namespace = Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
    let lists = [
      "Brand/Contents.json": namespace, "Brand/ground": list(components(1, 0, 0)),
      "Brand/Plain/Contents.json": Data(#"{"info": {"version": 1}}"#.utf8),
      "Brand/Plain/sign": list(components(0, 1, 0)),
      "Brand/Plain/Deep/Contents.json": namespace,
      "Brand/Plain/Deep/line": list(components(0, 0, 1)),
      "Loose/spot": list(components(1, 1, 0)),
    ]
    try withColors(lists) { color, _ in
      #expect(color("Brand/ground") == Color(red: 1, green: 0, blue: 0))
      #expect(color("Brand/sign") == Color(red: 0, green: 1, blue: 0))
      #expect(color("Brand/Deep/line") == Color(red: 0, green: 0, blue: 1))
      #expect(color("spot") == Color(red: 1, green: 1, blue: 0))
      #expect(color("ground") == Color("ground"))
      #expect(color("Loose/spot") == Color("Loose/spot"))
    }
  }

  @Test(arguments: [
    "", "{", "7", "null", "[]", #"{"colors": 7}"#, #"{"colors": []}"#,
    #"{"colors": [{"idiom": "universal"}]}"#,
    #"{"colors": [{"color": {"color-space": "lab", "components": {"red": "1"}}}]}"#,
    #"{"colors": [{"color": {"components": {"red": "1.0", "green": "nan", "blue": "0"}}}]}"#,
    #"{"colors": [{"color": {"components": {"red": "1.0", "green": "1.0"}}}]}"#,
    #"{"colors": [{"color": {"components": {"red": "1", "green": "1", "blue": "1", "alpha": "x"}}}]}"#,
    #"{"colors": [{"color": {"reference": "noSuchColor"}}]}"#,
  ])
  func `a set that says no colour is as one that is not there`(text: String) throws {
    try withColors(["broken": Data(text.utf8)]) { color, _ in
      #expect(color("broken") == Color("broken"))
      #expect(color("none") == Color("none"))
    }
  }

  @Test func `a set is read once`() throws {
    let folder = try SamplePictures.folder([
      "App.resources/Media.xcassets/a.colorset/Contents.json": list(components(1, 0, 0))
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = ResourceStore(program: folder)
    let first = store.colorSet(named: "a", in: nil).flatMap(Color.init(set:))
    #expect(first == Color(red: 1, green: 0, blue: 0))
    try FileManager.default.removeItem(atPath: "\(folder)/App.resources")
    #expect(store.colorSet(named: "a", in: nil).flatMap(Color.init(set:)) == first)
    #expect(store.colorSet(named: "b", in: nil) == nil)
  }

  @Test func `the accent colour of the program is that of its assets, if it has a colour`() throws {
    let bare = Data(#"{"colors": [{"idiom": "universal"}]}"#.utf8)
    let lists = [list(components(1, 0, 0), dark: components(0, 1, 0)), bare]
    for (data, isKnown) in zip(lists, [true, false]) {
      let folder = try SamplePictures.folder([
        "Package_Cards.resources/Assets.xcassets/AccentColor.colorset/Contents.json": data
      ])
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let accent = Color.accent(of: "Cards", in: folder)
      #expect((accent != nil) == isKnown)
      for other in ["Others", "Card", "ards", "Cards.resources", ""] {
        #expect(Color.accent(of: other, in: folder) == nil)
      }
    }
  }

  @MainActor
  @Test func `what is tinted by nobody has the accent colour of the program`() {
    func color(_ view: some View, accent: Color?) -> Color.Resolved? {
      var environment = EnvironmentValues()
      environment.programAccent = { accent }
      return ViewHost(view, environment: environment).drawing.first?.color
    }
    #expect(color(Color.accentColor, accent: .red) == Color.red.resolved)
    #expect(color(Rectangle().fill(.tint), accent: .red) == Color.red.resolved)
    #expect(color(Color.accentColor.tint(.green), accent: .red) == Color.green.resolved)
    #expect(color(Color.accentColor.tint(.accentColor), accent: .red) == Color.red.resolved)
    #expect(color(Color.accentColor.tint(nil), accent: .red) == Color.red.resolved)
    #expect(color(Color.accentColor, accent: .accentColor) == Color.blue.resolved)
    #expect(color(Color.accentColor, accent: nil) == Color.blue.resolved)
    var isKnown = false
    _ = ViewHost(AccentReader { isKnown = $0 })
    #expect(isKnown)
  }

  /// Tells whether views are told of the program's accent colour.
  private struct AccentReader: View {
    let tell: (Bool) -> Void
    @Environment(\.programAccent) private var accent

    init(_ tell: @escaping (Bool) -> Void) { self.tell = tell }

    var body: some View {
      let _ = tell(accent != nil)
      EmptyView()
    }
  }
}
