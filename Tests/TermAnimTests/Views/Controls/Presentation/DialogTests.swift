import Foundation
import Testing

@testable import TermAnim

/// Dialogs, and alerts about something, and what stands in them.
@MainActor
struct DialogTests {
  @Test func `a choice in the older way stands at the lower edge and closes itself`() {
    struct Choice: View {
      @State var isPresented = true
      let log: HeldValue<[String]>
      var body: some View {
        Color.clear.actionSheet(isPresented: $isPresented) {
          ActionSheet(
            title: Text("Title"), message: Text("words"),
            buttons: [
              .destructive(Text("Erase")) { log.value.append("erased") },
              .default(Text("Keep")), .cancel(),
            ])
        }
      }
    }
    let log = HeldValue<[String]>([])
    let host = ViewHost(Choice(log: log))
    host.run(for: 1)
    #expect(host.strings == ["Title", "words", "Erase", "Keep", "Cancel"])
    host.tap(on: "Erase")
    host.run(for: 2)
    #expect(host.strings == [])
    #expect(log.value == ["erased"])
  }

  @Test func `an alert about something shows while there is something`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Color.clear
          .alert("About", isPresented: .constant(true), presenting: v > 0 ? Int(v) : nil) {
            number in
            Button("button \(number)") {}
          } message: { number in
            Text("message \(number)")
          }
      })
    host.run(for: 1)
    #expect(host.strings == [])
    probe.v = 7
    host.run(for: 1)
    #expect(host.strings == ["About", "message 7", "button 7"])
  }

  @Test(arguments: [
    (CGRect(x: 100, y: 40, width: 40, height: 16), CGPoint(x: 88, y: 64)),
    (CGRect(x: 100, y: 160, width: 40, height: 16), CGPoint(x: 88, y: 104)),
    (CGRect(x: 0, y: 40, width: 8, height: 16), CGPoint(x: 4, y: 64)),
    (CGRect(x: 310, y: 40, width: 8, height: 16), CGPoint(x: 252, y: 64)),
  ])
  func `a popover is beside its anchor and on the screen`(anchor: CGRect, origin: CGPoint) {
    let layout = AnchoredLayout(anchor: PresentationAnchor())
    let place = layout.origin(
      of: CGSize(width: 64, height: 48), at: anchor,
      in: CGRect(x: 0, y: 0, width: 320, height: 192))
    #expect(place == origin)
  }

  private enum Trouble: LocalizedError {
    case smoke, noise

    var errorDescription: String? { self == .smoke ? "Smoke" : nil }
    var recoverySuggestion: String? { "Open a window" }
  }

  @Test func `an alert about an error has its words, and is nothing without one`() {
    let log = HeldValue<[String]>([])
    func host(_ error: Trouble?) -> ViewHost {
      let host = ViewHost(
        Text("page").alert(isPresented: .constant(true), error: error) { error in
          Button("Do it") { log.value.append("\(error)") }
        } message: {
          Text($0.recoverySuggestion ?? "")
        })
      host.run(for: 0.5)
      return host
    }
    let smoke = host(.smoke)
    #expect(Set(["Smoke", "Open a window", "Do it"]).isSubset(of: smoke.strings))
    smoke.tap(on: "Do it")
    #expect(log.value == ["smoke"])
    #expect(host(nil).strings == ["page"])
    let plain = ViewHost(
      Text("page").alert(isPresented: .constant(true), error: Trouble.smoke) { Button("OK") {} })
    plain.run(for: 0.5)
    #expect(Set(plain.strings) == ["page", "Smoke", "OK"])
  }

  @Test func `a dialog about something may have a text for its title`() {
    let title = "Title"
    func strings(_ view: some View) -> Set<String> {
      let host = ViewHost(view)
      host.run(for: 1)
      return Set(host.strings)
    }
    let page = Text("page")
    #expect(
      strings(
        page.confirmationDialog(
          title, isPresented: .constant(true), titleVisibility: .visible, presenting: 7
        ) {
          Text("action \($0)")
        } message: {
          Text("message \($0)")
        }
      ).subtracting(["Cancel"]) == ["page", "Title", "action 7", "message 7"])
    #expect(
      strings(
        page.confirmationDialog(Text(title), isPresented: .constant(true), presenting: 7) {
          Text("action \($0)")
        }
      ).subtracting(["Cancel"]) == ["page", "action 7"])
    #expect(
      strings(
        page.confirmationDialog(Text(title), isPresented: .constant(true), presenting: Int?.none) {
          Text("action \($0)")
        }) == ["page"])
    #expect(
      strings(
        page.alert(Text(title), isPresented: .constant(true), presenting: 7) {
          Text("action \($0)")
        }) == ["page", "Title", "action 7", "OK"])
  }
}
