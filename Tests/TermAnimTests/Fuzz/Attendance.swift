@testable import TermAnim

/// Who of some views is there, by what they said when they came and when they had gone.
@MainActor
final class Attendance {
  /// The names of those who are there, in the order of coming.
  private(set) var names: [String] = []
  /// What no view may say, in words.
  private(set) var fault: String?

  fileprivate func come(_ name: String, _ isHere: HeldValue<Bool>) {
    if isHere.value { fault = "\(name) has come twice" }
    isHere.value = true
    names.append(name)
  }

  fileprivate func go(_ name: String, _ isHere: HeldValue<Bool>) {
    if !isHere.value { fault = "\(name) has gone twice" }
    isHere.value = false
    names.firstIndex(of: name).map { _ = names.remove(at: $0) }
  }
}

/// A view that says when it comes and when it has gone.
struct Attending<Content: View>: View {
  let attendance: Attendance
  let name: String
  @State private var isHere = HeldValue(false)
  @ViewBuilder let content: Content

  init(_ attendance: Attendance, as name: String = "one", @ViewBuilder content: () -> Content) {
    (self.attendance, self.name, self.content) = (attendance, name, content())
  }

  var body: some View {
    content
      .onAppear { attendance.come(name, isHere) }
      .onDisappear { attendance.go(name, isHere) }
  }
}
