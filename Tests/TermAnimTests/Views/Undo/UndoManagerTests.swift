import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UndoManagerTests {
  /// A number each of whose changes can be undone.
  @MainActor
  private final class Number {
    var value = 0

    func set(_ new: Int, _ undo: UndoManager) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old, undo) }
      value = new
    }
  }

  private let undo = UndoManager()
  private let number = Number()

  /// Sets the number, and ends the event.
  private func set(_ value: Int, name: String = "") {
    number.set(value, undo)
    if !name.isEmpty { undo.setActionName(name) }
    UndoEvents.shared.end()
  }

  @Test func `what is undone can be done again, and undone once more`() {
    for value in 1...3 { set(value) }
    var seen: [Int] = []
    for step in [undo.undo, undo.undo, undo.redo, undo.redo, undo.undo, undo.undo, undo.undo] {
      step()
      seen.append(number.value)
    }
    #expect(seen == [2, 1, 2, 3, 2, 1, 0])
    #expect(!undo.canUndo && undo.canRedo)
    undo.undo()
    #expect(number.value == 0)
  }

  @Test func `another change takes away what could be done again`() {
    set(1)
    undo.undo()
    #expect(undo.canRedo)
    set(2)
    #expect(!undo.canRedo && undo.canUndo)
    undo.redo()
    #expect(number.value == 2)
  }

  @Test func `what happens in one event is undone together`() {
    number.set(1, undo)
    number.set(2, undo)
    #expect(undo.groupingLevel == 1 && undo.canUndo)
    UndoEvents.shared.end()
    #expect(undo.groupingLevel == 0)
    set(3)
    undo.undo()
    #expect(number.value == 2)
    undo.undo()
    #expect(number.value == 0)
    undo.redo()
    #expect(number.value == 2)
  }

  @Test func `a group that is open over several events ends the group of the first with its own`() {
    undo.beginUndoGrouping()
    set(1)
    set(2)
    undo.endUndoGrouping()
    UndoEvents.shared.end()
    #expect(undo.groupingLevel == 0)
    set(3)
    undo.undo()
    #expect(number.value == 2)
    undo.undo()
    #expect(number.value == 0)
  }

  @Test func `what undoing does may not undo`() {
    set(1)
    undo.registerUndo(withTarget: number) { [undo] _ in undo.undo() }
    undo.undo()
    #expect(!undo.isUndoing && undo.groupingLevel == 0)
  }

  @Test func `groups of a program are undone together, also within each other`() {
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    number.set(1, undo)
    undo.beginUndoGrouping()
    number.set(2, undo)
    #expect(undo.groupingLevel == 2)
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    undo.beginUndoGrouping()
    undo.endUndoGrouping()
    number.set(3, undo)
    number.set(4, undo)
    undo.undo()
    #expect(number.value == 3)
    undo.undo()
    undo.undo()
    #expect(number.value == 0 && !undo.canUndo)
  }

  @Test func `names go with what they name`() {
    set(1, name: "One")
    set(2, name: "Two")
    #expect(undo.undoActionName == "Two" && undo.undoMenuItemTitle == "Undo Two")
    undo.undo()
    #expect(undo.undoActionName == "One" && undo.redoMenuItemTitle == "Redo Two")
    undo.redo()
    #expect(undo.undoActionName == "Two" && undo.redoMenuItemTitle == "Redo")
  }

  @Test func `only so many groups are kept`() {
    undo.levelsOfUndo = 2
    for value in 1...4 { set(value) }
    for _ in 0..<4 { undo.undo() }
    #expect(number.value == 2)
    undo.redo()
    undo.redo()
    undo.levelsOfUndo = 1
    for _ in 0..<4 { undo.undo() }
    #expect(number.value == 3)
  }

  @Test func `what is disabled is not registered`() {
    undo.disableUndoRegistration()
    set(1)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo && undo.isUndoRegistrationEnabled)
    set(2)
    undo.undo()
    #expect(number.value == 1)
  }

  @Test func `actions of a target are forgotten, and all of them`() {
    let other = Number()
    set(1)
    other.set(5, undo)
    UndoEvents.shared.end()
    undo.removeAllActions(withTarget: other)
    undo.undo()
    #expect(number.value == 0 && other.value == 5 && !undo.canUndo)
    set(1)
    undo.removeAllActions()
    #expect(!undo.canUndo && !undo.canRedo)
  }

  @Test func `what was done to a target that is gone is passed by`() {
    set(1, name: "One")
    Number().set(7, undo)
    undo.setActionName("Seven")
    UndoEvents.shared.end()
    #expect(undo.undoActionName == "One")
    undo.undo()
    #expect(number.value == 0 && !undo.canUndo && undo.canRedo)
    Number().set(7, undo)
    #expect(!undo.canUndo)
    UndoEvents.shared.end()
    #expect(!undo.canUndo)
    undo.undo()
    #expect(!undo.canRedo)
  }

  @Test func `what can be undone is what undoing would change`() {
    set(1, name: "One")
    let needed = HeldValue(true)
    for name in ["Needed", "Again"] {
      undo.registerUndo(withTarget: number, where: { _ in needed.value }) { [undo] number in
        undo.registerUndo(withTarget: number, where: { _ in needed.value }) { _ in }
      }
      undo.setActionName(name)
      UndoEvents.shared.end()
    }
    undo.undo()
    #expect(undo.canRedo && undo.redoActionName == "Again" && undo.undoActionName == "Needed")
    needed.value = false
    #expect(!undo.canRedo && undo.redoActionName == "")
    #expect(undo.canUndo && undo.undoActionName == "One")
    undo.redo()
    #expect(number.value == 1)
    undo.undo()
    #expect(number.value == 0 && !undo.canUndo)
  }

  @Test func `while something is undone nothing else can be`() {
    var seen: [Bool] = []
    set(1)
    undo.registerUndo(withTarget: number) { [undo] number in
      undo.registerUndo(withTarget: number) { _ in }
      seen += [undo.canUndo, undo.canRedo]
    }
    UndoEvents.shared.end()
    undo.undo()
    #expect(seen == [false, false] && undo.canUndo && undo.canRedo)
  }

  @Test func `what is done again passes by targets that are gone`() {
    var other: Number? = Number()
    other?.set(5, undo)
    UndoEvents.shared.end()
    set(1, name: "One")
    undo.undo()
    undo.undo()
    #expect(undo.canRedo)
    other = nil
    #expect(undo.redoActionName == "One")
    undo.redo()
    #expect(number.value == 1 && !undo.canRedo)
  }

  @Test func `what would have undone something to a gone target is let go`() {
    let held = Number()
    weak var witness: Number?
    do {
      let kept = Number()
      witness = kept
      undo.registerUndo(withTarget: Number()) { _ in kept.value = 1 }
      undo.registerUndo(withTarget: held) { $0.value = 1 }
      UndoEvents.shared.end()
    }
    for value in 1...32 { set(value) }
    #expect(witness == nil)
    for _ in 0...32 { undo.undo() }
    #expect(number.value == 0 && held.value == 1)
  }

  @Test func `it says when something has been undone, and whether that goes on`() {
    var log: [String] = []
    let names: [Notification.Name] = [.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) { note in
        MainActor.assumeIsolated { log.append(name.rawValue) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    undo.registerUndo(withTarget: number) { [undo] _ in
      log.append("\(undo.isUndoing) \(undo.isRedoing)")
      undo.registerUndo(withTarget: number) { _ in
        log.append("\(undo.isUndoing) \(undo.isRedoing)")
      }
    }
    undo.undo()
    undo.redo()
    #expect(
      log == [
        "true false", "NSUndoManagerDidUndoChangeNotification", "false true",
        "NSUndoManagerDidRedoChangeNotification",
      ])
  }

  @Test func `a window has one, whose groups are the events`() {
    struct Counter: View {
      @State private var number = Number()
      @State private var shown = 0
      @Environment(\.undoManager) private var undoManager

      var body: some View {
        Text("value \(shown)")
        Button("more") { change { $1.set($1.value + 1, $0) } }
        Button("twice") {
          change {
            $1.set($1.value + 1, $0)
            $1.set($1.value + 1, $0)
          }
        }
        Button("back") { change { undo, _ in undo.undo() } }
      }

      private func change(_ change: (UndoManager, Number) -> Void) {
        if let undoManager { change(undoManager, number) }
        shown = number.value
      }
    }
    let host = ViewHost(VStack { Counter() })
    for name in ["more", "twice", "more", "back", "back"] { host.tap(on: name) }
    #expect(host.strings.contains("value 1"))
    host.tap(on: "back")
    #expect(host.strings.contains("value 0"))
  }
}
