@testable import TermAnim

/// Who of some views is there, by what they said when they came and when they had gone.
@MainActor
final class Attendance {
  private(set) var count = 0
  /// What no view may say, in words.
  private(set) var fault: String?

  fileprivate func come(_ isHere: HeldValue<Bool>) {
    if isHere.value { fault = "one has come twice" }
    isHere.value = true
    count += 1
  }

  fileprivate func go(_ isHere: HeldValue<Bool>) {
    if !isHere.value { fault = "one has gone twice" }
    isHere.value = false
    count -= 1
  }
}

/// A view that says when it comes and when it has gone.
struct Attending<Content: View>: View {
  let attendance: Attendance
  @State private var isHere = HeldValue(false)
  @ViewBuilder let content: Content

  init(_ attendance: Attendance, @ViewBuilder content: () -> Content) {
    (self.attendance, self.content) = (attendance, content())
  }

  var body: some View {
    content
      .onAppear { attendance.come(isHere) }
      .onDisappear { attendance.go(isHere) }
  }
}
