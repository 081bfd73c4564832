@testable import TermAnim

/// Who of some views is there, by what they said when they came and when they had gone.
@MainActor
final class Attendance {
  /// The names of those who are there, in the order of coming.
  private(set) var names: [String] = []
  /// What no view may say, in words.
  private(set) var fault: String?

  fileprivate func come(_ name: String, _ presence: Presence) {
    if presence.isHere { fault = "\(name) has come twice" }
    presence.isHere = true
    names.append(name)
  }

  fileprivate func go(_ name: String, _ presence: Presence) {
    if !presence.isHere { fault = "\(name) has gone twice" }
    presence.isHere = false
    names.firstIndex(of: name).map { _ = names.remove(at: $0) }
  }
}

/// Whether one view is there.
///
/// A state object, as a view that is described once may be made twice.
@MainActor
private final class Presence: ObservableObject {
  var isHere = false
}

/// A view that says when it comes and when it has gone.
struct Attending<Content: View>: View {
  let attendance: Attendance
  let name: String
  @StateObject private var presence = Presence()
  @ViewBuilder let content: Content

  init(_ attendance: Attendance, as name: String = "one", @ViewBuilder content: () -> Content) {
    (self.attendance, self.name, self.content) = (attendance, name, content())
  }

  var body: some View {
    content
      .onAppear { attendance.come(name, presence) }
      .onDisappear { attendance.go(name, presence) }
  }
}
