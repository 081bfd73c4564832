import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextFieldTests {
  private struct Name: View {
    let text: Binding<String>
    var submit: () -> Void = {}

    var body: some View {
      TextField("Name", text: text).frame(width: 80).onSubmit(submit)
    }
  }

  @Test func `what is typed comes into the text, and its title shows while there is none`() {
    let text = HeldValue("")
    let host = ViewHost(Name(text: text.binding))
    #expect(host.strings == ["Name"])
    host.tap(at: CGPoint(x: 160, y: 96))
    host.type("Ada 1")
    #expect(text.value == "Ada 1")
    #expect(host.strings == ["Ada 1"])
    host.key(.delete)
    host.key(.home)
    host.key(.deleteForward)
    #expect(text.value == "da ")
  }

  @Test func `keys go elsewhere without the focus`() {
    let text = HeldValue("a")
    let host = ViewHost(Name(text: text.binding))
    host.type("b")
    #expect(text.value == "a")
    #expect(host.key(.tab))
    host.type("b")
    #expect(text.value == "ab")
  }

  @Test func `return submits`() {
    let count = HeldValue(0)
    let host = ViewHost(Name(text: HeldValue("a").binding) { count.value += 1 })
    host.key(.tab)
    host.key(.return)
    #expect(count.value == 1)
  }

  @Test func `a click puts the cursor before the character under it`() {
    let text = HeldValue("abcdef")
    let host = ViewHost(Name(text: text.binding))
    let origin = DrawnText.characters(in: host)[0].origin
    host.tap(at: CGPoint(x: origin.x + 9, y: origin.y + 4))
    host.type("-")
    #expect(text.value == "ab-cdef")
  }

  @Test func `a secure field shows dots`() {
    let host = ViewHost(SecureField("Secret", text: HeldValue("abc").binding).frame(width: 80))
    #expect(host.strings == ["\u{2022}\u{2022}\u{2022}"])
  }

  @Test func `a field with the focus shows what the program makes of its text`() {
    struct Message: View {
      @State private var text = ""
      let sent: HeldValue<[String]>
      var body: some View {
        TextField("Message", text: $text).frame(width: 80).onSubmit {
          sent.value.append(text)
          text = ""
        }
      }
    }
    let sent = HeldValue<[String]>([])
    let host = ViewHost(Message(sent: sent))
    host.key(.tab)
    host.type("hello")
    host.key(.return)
    #expect(host.strings == ["Message"])
    host.type("x")
    #expect(host.strings == ["x"])
    host.key(.return)
    #expect(sent.value == ["hello", "x"])
  }

  @Test func `a text that becomes another as it is typed shows so, and the cursor stays in it`() {
    struct Changing: View {
      @State private var text = ""
      let change: (String) -> String
      var body: some View {
        TextField("", text: $text).frame(width: 80).onChange(of: text) { text = change(text) }
      }
    }
    func result(_ change: @escaping (String) -> String) -> [String] {
      let host = ViewHost(Changing(change: change))
      host.key(.tab)
      host.type("abcd")
      host.key(.leftArrow)
      host.key(.leftArrow)
      host.type("x1y")
      return host.strings
    }
    #expect(result { String($0.prefix(4)) } == ["abx1"])
    #expect(result { $0.uppercased() } == ["ABX1YCD"])
    #expect(result { $0.filter(\.isLetter) } == ["abxycd"])
  }

  /// A number that is edited, and something else to have the focus.
  private struct Age: View {
    @State var age = 5
    let ages: HeldValue<[Int]>
    var isByFormatter = false

    var body: some View {
      VStack {
        if isByFormatter {
          TextField("Age", value: $age, formatter: NumberFormatter()).frame(width: 80)
        } else {
          TextField("Age", value: $age, format: .number).frame(width: 80)
        }
        Button("else") { age = 80 }
      }
      .onChange(of: age) { ages.value.append(age) }
    }
  }

  @Test(arguments: [false, true])
  func `a value in a format is read when it is submitted or the focus goes`(isByFormatter: Bool) {
    let ages = HeldValue<[Int]>([])
    let host = ViewHost(Age(ages: ages, isByFormatter: isByFormatter))
    host.key(.tab)
    host.type("2")
    #expect(ages.value.isEmpty && host.strings == ["52", "else"])
    host.key(.return)
    #expect(ages.value == [52])
    host.type("7")
    host.key(.tab)
    #expect(ages.value == [52, 527] && host.strings == ["527", "else"])
  }

  @Test func `what is not in a format is forgotten, as is what was typed of another value`() {
    let ages = HeldValue<[Int]>([])
    let host = ViewHost(Age(ages: ages))
    host.key(.tab)
    host.key(.delete)
    host.type("x")
    #expect(host.strings == ["x", "else"])
    host.key(.return)
    #expect(ages.value.isEmpty && host.strings == ["5", "else"])
    host.type("1")
    host.tap(on: "else")
    #expect(ages.value.last == 80 && host.strings == ["80", "else"])
  }

  @Test func `what a terminal might obey is never drawn`() {
    let host = ViewHost(TextField("", text: HeldValue("a\u{1B}[2J").binding).frame(width: 80))
    #expect(!host.strings.joined().contains("\u{1B}"))
  }

  @Test func `an editor has lines`() {
    let text = HeldValue("one")
    let host = ViewHost(TextEditor(text: text.binding).frame(width: 100, height: 80))
    host.key(.tab)
    host.key(.return)
    host.type("two")
    #expect(text.value == "one\ntwo")
    #expect(host.strings == ["one", "two"])
    host.key(.upArrow)
    host.type("!")
    #expect(text.value == "one!\ntwo")
  }
}
