import Foundation

/// The days of a month in rows of weeks.
struct CalendarWeeks: View {
  let weeks: [[Date?]]
  let look: CalendarLook

  var body: some View {
    VStack(spacing: 0) {
      ForEach(weeks.indices, id: \.self) { row in
        CalendarRow { column in
          if let day = weeks[row][column] { CalendarDay(day: day, look: look) }
        }
      }
    }
  }
}
