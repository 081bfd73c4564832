import Foundation
import Testing

@testable import TermAnim

@MainActor
struct FormStyleTests {
  private var form: some View {
    Form {
      LabeledContent("No", value: "1")
      LabeledContent("A long name", value: "2")
      Button("Press") {}
    }
  }

  private func places(_ host: ViewHost) -> [String: CGPoint] {
    Dictionary(
      DrawnText.characters(in: host).map { ($0.text, $0.origin) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `in columns labels end where controls begin, and all controls begin at one place`() {
    let host = ViewHost(form.formStyle(.columns))
    let places = places(host)
    let (short, long) = (places["No"] ?? .zero, places["A long name"] ?? .zero)
    #expect(short.x + 8 == long.x + 44)
    #expect(places["1"]?.x == long.x + 52)
    #expect(places["2"]?.x == long.x + 52)
    #expect(places["Press"]?.x == long.x + 52)
    #expect(short.y < long.y && long.y < places["Press"]?.y ?? 0)
  }

  @Test func `the label of a text field is in the column of labels, and not in the field`() {
    func host(_ field: some View) -> ViewHost {
      ViewHost(
        Form {
          LabeledContent("A long name", value: "1")
          field
        }
        .formStyle(.columns))
    }
    let filled = places(host(TextField("Name", text: .constant("Ada"))))
    let (label, field) = (filled["Name"] ?? .zero, filled["Ada"] ?? .zero)
    #expect(label.x + 16 == (filled["A long name"]?.x ?? 0) + 44)
    #expect(field.x == (filled["1"]?.x ?? 0) + 8 && abs(field.y - label.y) <= 4)
    let empty = Binding.constant("")
    func texts(_ field: some View) -> [String] { Array(host(field).strings.dropFirst(2)) }
    #expect(texts(TextField("Name", text: empty)) == ["Name"])
    #expect(texts(SecureField("Name", text: empty)) == ["Name"])
    #expect(texts(TextField("Name", text: empty, prompt: Text("Ada"))) == ["Name", "Ada"])
    #expect(texts(TextField("Name", text: empty).labelsHidden()) == ["Name"])
    #expect(places(host(TextField("Name", text: empty).labelsHidden()))["Name"]?.x == field.x)
  }

  @Test func `usually a form is a list on a ground of its own`() {
    let list = ViewHost(
      List {
        Text("one")
      }
      .listStyle(.insetGrouped))
    for form in [AnyView(Form { Text("one") }), AnyView(Form { Text("one") }.formStyle(.grouped))] {
      #expect(ViewHost(form).displayList == list.displayList)
    }
  }

  private struct Titled: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("Title")
      Form(configuration)
    }
  }

  @Test func `a style may be made of another`() {
    let host = ViewHost(VStack { form.formStyle(Titled()) }.formStyle(.columns))
    #expect(host.strings.first == "Title" && host.strings.count == 6)
  }

  @Test func `in columns a calendar begins in the row of its label`() {
    let first = DateComponents(year: 2001, month: 1, day: 1)
    let host = ViewHost(
      Form {
        DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
          .datePickerStyle(.graphical)
        MultiDatePicker("Days", selection: .constant([first]))
      }
      .formStyle(.columns)
      .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt))
    func rows(of text: String) -> [CGFloat] {
      host.frames(of: text).map { ($0.minY / 8).rounded() }
    }
    #expect(rows(of: "January 2001") == rows(of: "Day") + rows(of: "Days"))
    #expect(rows(of: "January 2001").count == 2)
  }
}
