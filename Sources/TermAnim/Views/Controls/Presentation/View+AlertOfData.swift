/// Alerts and dialogs that are about something.
///
/// Nothing is shown while there is nothing that they would be about.
extension View {
  /// Presents an alert about `data` while `isPresented` is true; its buttons close it, and Esc
  /// presses the one that cancels, or the only one.
  nonisolated public func alert<Actions: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Presents an alert about `data` while `isPresented` is true; its buttons close it, and Esc
  /// presses the one that cancels, or the only one.
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert about `data` while `isPresented` is true; its buttons close it, and Esc
  /// presses the one that cancels, or the only one.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Presents an alert about `data` while `isPresented` is true; its buttons close it, and Esc
  /// presses the one that cancels, or the only one.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about `data` while `isPresented` is true; its buttons close it, and Esc
  /// presses the one that cancels, or the only one.
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(title, isPresented: isPresented.showing(data != nil)) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }

  /// Presents an alert about `data` while `isPresented` is true; its buttons close it, and Esc
  /// presses the one that cancels, or the only one.
  nonisolated public func alert<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Presents a choice about `data` at the lower edge while `isPresented` is true.
  nonisolated public func confirmationDialog<Actions: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }

  /// Presents a choice about `data` at the lower edge while `isPresented` is true.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// Presents a choice about `data` at the lower edge while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a choice about `data` at the lower edge while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<
    Title: StringProtocol, Actions: View, Message: View, Data
  >(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a choice about `data` at the lower edge while `isPresented` is true.
  nonisolated public func confirmationDialog<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }

  /// Presents a choice about `data` at the lower edge while `isPresented` is true.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.showing(data != nil), titleVisibility: titleVisibility
    ) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }
}

extension Binding<Bool> {
  /// The binding, read as false where there is nothing to show.
  fileprivate func showing(_ isSomething: Bool) -> Binding<Bool> {
    Binding(get: { isSomething && wrappedValue }, set: { wrappedValue = $0 })
  }
}
