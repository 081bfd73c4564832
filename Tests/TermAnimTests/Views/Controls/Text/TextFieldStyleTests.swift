import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextFieldStyleTests {
  /// A field between marks, which says how many lines the views around allow.
  private struct Marked: TextFieldStyle {
    @Environment(\.lineLimit) private var limit

    // swift-format-ignore: NoLeadingUnderscores
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack(spacing: 8) {
        Text("<\(limit ?? 0)")
        configuration
        Text(">")
      }
    }
  }

  /// A field with the ground of another style.
  private struct Bordered: TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores
    func _body(configuration: TextField<_Label>) -> some View {
      configuration.textFieldStyle(.roundedBorder)
    }
  }

  private let text = HeldValue("")

  private var field: some View { TextField("Name", text: text.binding) }

  /// How many grounds of fields are drawn for `view`.
  private func grounds(of view: some View) -> Int {
    let host = ViewHost(view.frame(width: 120))
    let grounds = [ControlColor.field, .fieldVeil].map {
      ViewHost(Rectangle().fill($0)).drawing.first?.color
    }
    return host.drawing.count { grounds.contains($0.color) }
  }

  private func screen(_ view: some View, _ scheme: ColorScheme = .dark) -> VirtualScreen {
    let renderer = FrameRenderer(columns: 20, rows: 3) {
      view.padding(8).background(.background).environment(\.colorScheme, scheme)
    }
    let screen = VirtualScreen(columns: 20, rows: 3)
    screen.show(lines: renderer.lines())
    return screen
  }

  @Test(arguments: ColorScheme.allCases)
  func `on the ground the automatic style looks as the rounded one does`(_ scheme: ColorScheme) {
    // Within the edges, whose pixels are rounded twice.
    func looks(_ style: some TextFieldStyle) -> [VirtualScreen.Look] {
      let screen = screen(field.textFieldStyle(style), scheme)
      return (3..<17).map { screen.look(column: $0, row: 1) }
    }
    #expect(looks(.automatic) == looks(.roundedBorder))
    #expect(looks(.automatic) != looks(.plain))
  }

  @Test func `what is behind a field of the automatic style is seen`() {
    func behind(_ style: some TextFieldStyle) -> String {
      let screen = screen(
        TextField("", text: text.binding).textFieldStyle(style)
          .background(alignment: .leading) { Text("Label").padding(.leading, 8) })
      return (0..<3).map { screen.text(row: $0) }.joined()
    }
    #expect(behind(.automatic).contains("Label"))
    #expect(behind(.plain).contains("Label"))
    #expect(!behind(.roundedBorder).contains("Label"))
  }

  @Test func `what a style makes stands around the field, and the field is edited in it`() {
    let host = ViewHost(
      field.textFieldStyle(Marked()).lineLimit(3).frame(width: 120))
    #expect(host.strings == ["<3", "Name", ">"])
    host.key(.tab)
    host.type("Ada")
    #expect(text.value == "Ada")
    #expect(host.strings == ["<3", "Ada", ">"])
  }

  @Test func `the field stays what it is when another style comes around it`() {
    struct Page: View {
      let text: Binding<String>
      @State private var isMarked = false

      var body: some View {
        VStack {
          if isMarked {
            TextField("Name", text: text).textFieldStyle(Marked())
          } else {
            TextField("Name", text: text)
          }
          Text("turn").onTapGesture { isMarked.toggle() }
        }
        .frame(width: 120)
      }
    }
    text.value = "Ada"
    let host = ViewHost(Page(text: text.binding))
    #expect(host.strings == ["Ada", "turn"])
    host.tap(on: "turn")
    host.run(for: 1)
    #expect(host.strings == ["<0", "Ada", ">", "turn"])
  }

  @Test func `a field has a ground unless its style is plain or a program's`() {
    #expect(grounds(of: field) == 1)
    #expect(grounds(of: field.textFieldStyle(.automatic)) == 1)
    #expect(grounds(of: field.textFieldStyle(.roundedBorder)) == 1)
    #expect(grounds(of: field.textFieldStyle(.plain)) == 0)
    #expect(grounds(of: field.textFieldStyle(Marked())) == 0)
  }

  @Test func `in a style of a program the field has the ground of the style around or inside`() {
    #expect(grounds(of: field.textFieldStyle(Bordered())) == 1)
    #expect(grounds(of: field.textFieldStyle(Marked()).textFieldStyle(.roundedBorder)) == 1)
    #expect(grounds(of: field.textFieldStyle(Marked()).textFieldStyle(.plain)) == 0)
  }

  @Test func `styles of programs stand within each other`() {
    let host = ViewHost(
      field.textFieldStyle(Bordered()).textFieldStyle(Marked()).frame(width: 120))
    #expect(host.strings == ["Name"])
    let inner = ViewHost(
      field.textFieldStyle(Marked()).textFieldStyle(Bordered()).frame(width: 120))
    #expect(inner.strings == ["<0", "Name", ">"])
  }

  @Test func `secure fields have the styles of text fields`() {
    text.value = "abc"
    let host = ViewHost(
      SecureField("Secret", text: text.binding).textFieldStyle(Marked()).frame(width: 120))
    #expect(host.strings == ["<0", "\u{2022}\u{2022}\u{2022}", ">"])
  }

  @Test func `nothing around a blocking scope is told of what is submitted in it`() {
    for isBlocking in [false, true] {
      let count = HeldValue(0)
      let host = ViewHost(
        field
          .onSubmit { count.value += 1 }
          .submitScope(isBlocking)
          .onSubmit { count.value += 10 }
          .frame(width: 120))
      host.key(.tab)
      host.key(.return)
      #expect(count.value == (isBlocking ? 1 : 11))
    }
  }

  @Test func `a field with a square border has the corners of its ground`() {
    func corner(_ view: some View) -> Bool? {
      let host = ViewHost(view.frame(width: 120))
      guard case .fill(let path, _, _)? = host.drawing.first(where: { $0.bounds != nil })?.command
      else { return nil }
      let box = path.boundingRect
      return path.contains(CGPoint(x: box.minX + 0.5, y: box.minY + 0.5))
    }
    #expect(corner(field.textFieldStyle(.squareBorder)) == true)
    #expect(corner(field.textFieldStyle(.roundedBorder)) == false)
  }
}
