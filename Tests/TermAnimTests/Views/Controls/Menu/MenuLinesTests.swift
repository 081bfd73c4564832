import Foundation
import Testing

@testable import TermAnim

/// What is in menus besides buttons.
@MainActor
struct MenuLinesTests {
  private let chosen = HeldValue(1)
  private let isOn = HeldValue(true)

  private func open(@ViewBuilder _ content: @escaping () -> some View) -> ViewHost {
    let host = ViewHost(Menu("menu", content: content))
    host.tap(on: "menu")
    host.run(for: 0.5)
    return host
  }

  private func picker() -> some View {
    Picker("sort", selection: chosen.binding) {
      Text("date").tag(1)
      Text("name").tag(2)
    }
  }

  @Test(arguments: [true, false])
  func `options of a picker are lines of the menu, with a mark before the chosen one`(
    isInline: Bool
  ) {
    let host = open {
      if isInline { picker().pickerStyle(.inline) } else { picker() }
    }
    #expect(Set(host.strings) == ["menu", "date", "name", "\u{2713}"])
    host.tap(on: "name")
    host.run(for: 0.5)
    #expect(chosen.value == 2 && host.strings == ["menu"])
  }

  @Test func `a picker that is to be a menu is one in the menu`() {
    let host = open { picker().pickerStyle(.menu) }
    #expect(Set(host.strings) == ["menu", "sort", "\u{203A}"])
    host.tap(on: "sort")
    host.run(for: 0.5)
    host.tap(on: "name")
    host.run(for: 0.5)
    #expect(chosen.value == 2 && host.strings == ["menu"])
  }

  @Test func `a toggle is a line with a mark, and closes the menu`() {
    let host = open { Toggle("hidden", isOn: isOn.binding) }
    #expect(Set(host.strings) == ["menu", "hidden", "\u{2713}"])
    host.tap(on: "hidden")
    host.run(for: 0.5)
    #expect(!isOn.value && host.strings == ["menu"])
    host.tap(on: "menu")
    host.run(for: 0.5)
    #expect(Set(host.strings) == ["menu", "hidden"])
  }

  @Test func `a menu that is to stay does, for options and toggles`() {
    let host = ViewHost(
      Menu("menu") {
        picker()
        Toggle("hidden", isOn: isOn.binding)
      }
      .menuActionDismissBehavior(.disabled))
    host.tap(on: "menu")
    host.run(for: 0.5)
    host.tap(on: "name")
    host.tap(on: "hidden")
    host.run(for: 0.5)
    #expect(chosen.value == 2 && !isOn.value && host.strings.contains("name"))
  }

  @Test func `all lines begin at the same place, further in where there are marks`() throws {
    func lines(hasMarks: Bool) throws -> CGFloat {
      let host = open {
        if hasMarks {
          picker()
          Toggle("toggle", isOn: isOn.binding)
        }
        Button("button") {}
        Menu("inner") { Button("x") {} }
      }
      let names = ["button", "inner"] + (hasMarks ? ["date", "toggle"] : [])
      let starts = Set(names.map { host.frame(of: $0)?.minX })
      #expect(starts.count == 1)
      return try #require(starts.first ?? nil)
    }
    _ = try lines(hasMarks: false)
    _ = try lines(hasMarks: true)
  }

  @Test func `lines of a submenu are as far in as those of a picker beside them`() {
    func starts(@ViewBuilder _ options: @escaping () -> some View) -> Set<CGFloat?> {
      let host = open {
        Menu("inner") {
          Picker("sort", selection: chosen.binding, content: options)
          ForEach(0..<2) { Button("line \($0)") {} }
          Button("button") {}
        }
      }
      host.tap(on: "inner")
      host.run(for: 0.5)
      return Set(["date", "line 0", "line 1", "button"].map { host.frame(of: $0)?.minX })
    }
    let written = starts {
      Text("date").tag(1)
      Text("name").tag(2)
    }
    let listed = starts { ForEach(["date", "name"], id: \.self) { Text($0) } }
    #expect(written.count == 1 && !written.contains(nil) && listed == written)
  }

  @Test(arguments: [false, true])
  func `titles of sections and texts stand below the labels of lines`(hasMarks: Bool) throws {
    let host = open {
      Button("first") {}
      Section("title") { Button("second") {} }
      Text("text")
      if hasMarks { Toggle("toggle", isOn: isOn.binding) }
    }
    let starts = Set(["first", "title", "second", "text"].map { host.frame(of: $0)?.minX })
    #expect(starts.count == 1)
    let rows = try ["first", "title", "second", "text"].map {
      try #require(host.frame(of: $0)).minY
    }
    #expect(rows == rows.sorted())
  }

  @Test func `between sections of a menu is one line, also where the program puts one`() {
    func dividers(@ViewBuilder _ content: @escaping () -> some View) -> Int {
      open(content).boxes.count { $0.height <= 4 && $0.width > 8 }
    }
    func section(_ name: String) -> some View { Section { Button(name) {} } }
    let divided = dividers {
      section("a")
      section("b")
    }
    let single = dividers { section("a") }
    #expect(divided == single + 1)
    let ended = dividers {
      Button("a") {}
      Divider()
      section("b")
    }
    #expect(ended == divided)
    let begun = dividers {
      section("a")
      Divider()
      Button("b") {}
    }
    #expect(begun == divided)
  }

  @Test func `a divider is as wide as the menu`() throws {
    let host = open {
      Button("a line that is long") {}
      Divider()
      Button("b") {}
    }
    let lines = host.boxes.filter { $0.height <= 4 && $0.width > 8 }
    #expect(lines.contains { $0.width >= 4 * 19 + 16 })
  }

  @Test func `lines with symbols are whole rows high`() throws {
    let host = open {
      Button("Copy", systemImage: "doc.on.doc") {}
      Button("Paste") {}
      Button("Cut") {}
    }
    let rows = try ["Copy", "Paste", "Cut"].map { line in
      let run = try #require(
        DrawnText.characters(in: host).first { $0.clusters.map(\.text).joined() == line })
      return run.origin.y
    }
    #expect(rows[2] - rows[1] == 16)
    #expect(rows[1] - rows[0] == 24)
  }

  @Test func `buttons side by side in a menu keep their words on one line`() {
    let host = open {
      Button("a long line of the menu") {}
      ControlGroup {
        Button("Cut") {}
        Button("Copy them all") {}
      }
    }
    #expect(host.strings.contains("Copy them all"))
  }
}
