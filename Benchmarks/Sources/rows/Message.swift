/// A line of a log or of a talk.
struct Message: Identifiable {
  let id: Int

  /// One to four lines of a bubble.
  var text: String {
    "Message \(id)" + String(repeating: ", and some more of it", count: id * 7919 % 9)
  }

  var isOwn: Bool { id % 3 == 0 }
}
